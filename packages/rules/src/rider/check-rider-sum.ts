import { type Clause, decide } from '../decide.ts';
import type { Paise } from '../money/paise.ts';

/** The sums to choose from, in paise: from the smallest in steps to the largest. */
export interface RiderSums {
  readonly minimum: Paise;
  readonly maximum: Paise;
  readonly step: Paise;
}

/** The ids of the clauses of `checkRiderSum`. */
export type RiderSumReason = 'below-least-sum' | 'above-most-sum' | 'not-a-step' | 'sum-accepted';

/** The clauses of `checkRiderSum`, in the order in which they are checked. */
export const riderSumClauses: readonly Clause<RiderSums & { readonly sumAssured: Paise }, RiderSumReason>[] = [
  {
    id: 'below-least-sum',
    outcome: false,
    predicate: ({ sumAssured, minimum }) => sumAssured < minimum,
  },
  {
    id: 'above-most-sum',
    outcome: false,
    predicate: ({ sumAssured, maximum }) => sumAssured > maximum,
  },
  {
    id: 'not-a-step',
    outcome: false,
    predicate: ({ sumAssured, minimum, step }) => (sumAssured - minimum) % step !== 0,
  },
  { id: 'sum-accepted', outcome: true, predicate: () => true },
];

/** Whether a sum assured can be chosen for a rider, and which clause decided. */
export function checkRiderSum(sumAssured: Paise, sums: RiderSums): { accepted: boolean; because: RiderSumReason } {
  const { outcome, because } = decide(riderSumClauses, { ...sums, sumAssured });
  return { accepted: outcome, because };
}
