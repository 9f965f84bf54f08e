import { isRestrictionReason, type Language, restrictionText } from '@lifedesk/rules/texts';
import { whyNoneAvailable } from '../choose-policy/why-none-available.ts';

interface WithRestricted {
  readonly policies: readonly unknown[];
  readonly restricted?: readonly { readonly because: string }[] | undefined;
}

/** Whether there is something to choose or to explain. The step that chooses a policy shows for either. */
export const needsChoice = ({ policies, restricted = [] }: WithRestricted): boolean =>
  policies.length + restricted.length !== 1;

/** The sentence of each restriction that has a text. */
export const restrictionReasons = (
  restricted: readonly { readonly because: string }[] | undefined,
  language: Language,
): string[] =>
  (restricted ?? []).flatMap(({ because }) =>
    isRestrictionReason(because) ? [restrictionText(because, language)] : [],
  );

/** Says why nothing can be chosen: the restriction of the policies, or that there are none. */
export const whenAllRestricted =
  (title: () => string, why: () => string, language: Language) =>
  ({ policies, restricted }: WithRestricted): { title: string; why: string } | undefined =>
    whyNoneAvailable(policies, title(), restrictionReasons(restricted, language), why());
