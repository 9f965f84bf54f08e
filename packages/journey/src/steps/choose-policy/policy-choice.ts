import * as m from '@lifedesk/journey/messages';
import type { Problems, Values } from '../../engine/define-journey.ts';
import type { Text } from '../../locale/locale.ts';
import type { ReviewedRow } from '../review/ReviewStep.tsx';

/** A policy that the customer can choose. */
export interface EligiblePolicy {
  readonly policyNo: string;
  /** Opaque; names the policy in the address. */
  readonly id: string;
  readonly planName: string;
}

interface WithPolicies {
  readonly policies: readonly EligiblePolicy[];
}

/** Says why nothing can be chosen if there are no policies. */
export const whenNoPolicies =
  (title: () => string, why: () => string) =>
  ({ policies }: { readonly policies: readonly unknown[] }): { title: string; why: string } | undefined =>
    policies.length === 0 ? { title: title(), why: why() } : undefined;

interface PolicyValues extends Values {
  readonly policyNo: string;
}

const name: Text = m.choosePolicy_step;

/** The facts of the step that chooses a policy; skipped if there is only one. */
export const choosePolicy = {
  id: 'policy',
  name,
  fields: ['policyNo'],
  applies: (_values: PolicyValues, { policies }: WithPolicies): boolean => policies.length !== 1,
  problems: ({ policyNo }: PolicyValues, { policies }: WithPolicies): Problems<PolicyValues> =>
    policies.some((policy) => policy.policyNo === policyNo) ? {} : { policyNo: m.choosePolicy_missing },
} as const;

/** The initially chosen policy: the only one, or the one in the address. */
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
