import * as m from '@lifedesk/journey/messages';
import type { Problems, Values } from '../../engine/define-journey.ts';
import type { ReviewedRow } from '../review/ReviewStep.tsx';

/** A policy that can be chosen. */
export interface EligiblePolicy {
  readonly policyNo: string;
  /** Opaque: what the address names it by. */
  readonly id: string;
  readonly planName: string;
}

interface WithPolicies {
  readonly policies: readonly EligiblePolicy[];
}

/** Says why nothing can be chosen, where no policy is there. */
export const unlessPolicies =
  (title: () => string, why: () => string) =>
  ({ policies }: { readonly policies: readonly unknown[] }): { title: string; why: string } | undefined =>
    policies.length === 0 ? { title: title(), why: why() } : undefined;

interface PolicyValues extends Values {
  readonly policyNo: string;
}

/** The step that chooses a policy, as facts: spared where there is but one. */
export const choosePolicy = {
  id: 'policy',
  name: m.choosePolicy_step,
  fields: ['policyNo'],
  applies: (_values: PolicyValues, { policies }: WithPolicies): boolean => policies.length !== 1,
  problems: ({ policyNo }: PolicyValues, { policies }: WithPolicies): Problems<PolicyValues> =>
    policies.some((policy) => policy.policyNo === policyNo) ? {} : { policyNo: m.choosePolicy_missing },
} as const;

/** What is chosen at the beginning: the only policy, or the one that the address names by its opaque id. */
export function chosenAtFirst({ policies }: WithPolicies, query: URLSearchParams): { policyNo?: string } {
  const id = query.get('id');
  const chosen = policies.length === 1 ? policies[0] : policies.find((policy) => policy.id === id);
  return chosen ? { policyNo: chosen.policyNo } : {};
}

/** The chosen policy as a row of the review. */
export const policyRow = (policyNo: string, { policies }: WithPolicies): ReviewedRow => ({
  id: choosePolicy.id,
  label: m.choosePolicy_label(),
  after: `${policies.find((policy) => policy.policyNo === policyNo)?.planName ?? ''}, ${policyNo}`,
  ...(policies.length > 1 && { step: choosePolicy.id }),
});
