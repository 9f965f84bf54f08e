import { isRestrictionReason, type Language, restrictionText } from '@lifedesk/rules/texts';
import type { ClosedForReason, ClosedPolicy, NothingToChoose } from '../choose-policy/nothing-to-choose.ts';
import { whyNoneAvailable, withReasons } from '../choose-policy/why-none-available.ts';

interface RestrictedPolicy extends ClosedPolicy {
  readonly because: string;
}

interface WithRestricted {
  readonly policies: readonly unknown[];
  readonly restricted?: readonly RestrictedPolicy[] | undefined;
}

/** Whether there is something to choose or to explain. The step that chooses a policy shows for either. */
export const needsChoice = ({ policies, restricted = [] }: WithRestricted): boolean =>
  policies.length + restricted.length !== 1;

/** Restricted policies with the reason of each restriction that has a text. */
export const restrictionReasons = (
  restricted: readonly RestrictedPolicy[] | undefined,
  language: Language,
): ClosedForReason[] =>
  withReasons(restricted, ({ because }) =>
    isRestrictionReason(because) ? restrictionText(because, language) : undefined,
  );

/** Says why nothing can be chosen: the restriction of the policies, or that there are none. */
export const whenAllRestricted =
  (title: () => string, why: () => string, language: Language) =>
  ({ policies, restricted }: WithRestricted): NothingToChoose | undefined =>
    whyNoneAvailable(policies, title(), restrictionReasons(restricted, language), why());
