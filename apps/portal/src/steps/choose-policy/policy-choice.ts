import type { Problems, Values } from '../../journey/define-journey.ts';
import * as m from '../../paraglide/messages.js';

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
