import { type Clause, decide } from '../decide.ts';
import { isEmptyValue } from '../format/is-empty-value.ts';

/** What the browser's storage has, as the caller read it. */
export interface NeftUpdateFacts {
  readonly updatePIData: string | null | undefined;
  readonly updateNeft: string | null | undefined;
  /** The stored list of policies that the update is for. */
  readonly neftPolicies: readonly string[];
  readonly policyNo: string;
}

/** The ids of the clauses of `appliesNeftUpdate`. */
export type NeftUpdateReason =
  | 'personal-data-not-stored'
  | 'neft-not-stored'
  | 'policy-not-listed'
  | 'stored-for-policy';

/** The clauses of `appliesNeftUpdate`, in the order of specification section 5. */
export const neftUpdateClauses: readonly Clause<NeftUpdateFacts, NeftUpdateReason>[] = [
  {
    id: 'personal-data-not-stored',
    outcome: false,
    predicate: (facts) => isEmptyValue(facts.updatePIData),
  },
  {
    id: 'neft-not-stored',
    outcome: false,
    predicate: (facts) => isEmptyValue(facts.updateNeft),
  },
  {
    id: 'policy-not-listed',
    outcome: false,
    predicate: (facts) => !facts.neftPolicies.includes(facts.policyNo),
  },
  {
    id: 'stored-for-policy',
    outcome: true,
    predicate: () => true,
  },
];

/** Whether a NEFT update applies to a policy, and which clause decided. Specification section 5. */
export function appliesNeftUpdate(facts: NeftUpdateFacts): { applies: boolean; because: NeftUpdateReason } {
  const { outcome, because } = decide(neftUpdateClauses, facts);
  return { applies: outcome, because };
}
