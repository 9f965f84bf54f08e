import { isRestrictionReason, type Language, restrictionText } from '@lifedesk/rules/texts';

interface WithRestricted {
  readonly policies: readonly unknown[];
  readonly restricted?: readonly { readonly because: string }[] | undefined;
}

/** Whether there is something to choose or to explain. A step that chooses a policy is shown for either. */
export const hasOthers = ({ policies, restricted = [] }: WithRestricted): boolean =>
  policies.length + restricted.length !== 1;

/** Says why nothing can be chosen: the restriction of the policies, or that there are none. */
export const whenNoneFree =
  (title: () => string, why: () => string, language: Language) =>
  ({ policies, restricted = [] }: WithRestricted): { title: string; why: string } | undefined => {
    if (policies.length > 0) return undefined;
    const reasons = restricted.flatMap(({ because }) =>
      isRestrictionReason(because) ? [restrictionText(because, language)] : [],
    );
    return { title: title(), why: reasons.length > 0 ? [...new Set(reasons)].join(' ') : why() };
  };
