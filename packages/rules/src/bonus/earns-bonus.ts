import { type Clause, decide } from '../decide.ts';
import { isLapsedStatus } from '../policy/is-lapsed-status.ts';

/** What decides whether a policy earns bonuses. */
export interface BonusFacts {
  readonly policyStatusCode: string | null | undefined;
  /** The plan takes part in the insurer's profits. */
  readonly sharesInProfits: boolean;
}

/** The ids of the clauses of `earnsBonus`. */
export type BonusReason = 'no-profits' | 'lapsed' | 'not-in-force' | 'earns-bonus';

/** In force and fully paid-up. */
const EARNING = ['1', '2'];

/** The clauses of `earnsBonus`, in the order in which they are checked. */
export const bonusClauses: readonly Clause<BonusFacts, BonusReason>[] = [
  {
    id: 'no-profits',
    outcome: false,
    predicate: (facts) => !facts.sharesInProfits,
  },
  {
    id: 'lapsed',
    outcome: false,
    predicate: (facts) => isLapsedStatus(facts.policyStatusCode),
  },
  {
    id: 'not-in-force',
    outcome: false,
    predicate: (facts) => !EARNING.includes(facts.policyStatusCode ?? ''),
  },
  { id: 'earns-bonus', outcome: true, predicate: () => true },
];

/** Whether the policy earns bonuses, so that its bonus option can be changed, and which clause decided. */
export function earnsBonus(facts: BonusFacts): { earns: boolean; because: BonusReason } {
  const { outcome, because } = decide(bonusClauses, facts);
  return { earns: outcome, because };
}
