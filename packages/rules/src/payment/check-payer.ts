import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import type { Paise } from '../money/paise.ts';
import { type PayerRelation, THIRD_PARTY_PREMIUM } from '../tables/third-party-premium.ts';
import { valueOn } from '../tables/value-on.ts';

/** A premium that others pay for a policy, in paise. */
export interface PremiumByOthers {
  readonly amount: Paise;
  /** What others have paid for the policy in this financial year. */
  readonly paidByOthers: Paise;
  readonly today: CalendarDate;
}

/** What someone who pays for another person has declared about themselves. */
export interface PayerFacts extends PremiumByOthers {
  readonly relation: PayerRelation;
  /** The payer has declared that the money is their own. */
  readonly isDeclared: boolean;
  readonly hasPan: boolean;
}

/** The ids of the clauses of `checkPayer`. */
export type PayerReason =
  | 'relation-not-accepted'
  | 'above-yearly-most'
  | 'pan-needed'
  | 'declaration-needed'
  | 'accepted';

const terms = (today: CalendarDate) => valueOn(THIRD_PARTY_PREMIUM, today);

/** Who may pay a premium for someone else. */
export const acceptedRelations = (today: CalendarDate): readonly PayerRelation[] => terms(today)?.relations ?? [];

/** Whether a payment raises what others pay for the policy in the financial year above the company's limit. */
export function exceedsYearlyLimit({ amount, paidByOthers, today }: PremiumByOthers): boolean {
  return amount + paidByOthers > (terms(today)?.yearlyMost ?? 0);
}

/** Whether the payer has to give a PAN and declare where the money comes from. */
export function payerDeclares({ amount, paidByOthers, today }: PremiumByOthers): boolean {
  return amount + paidByOthers > (terms(today)?.declaredAbove ?? 0);
}

/** The clauses of `checkPayer`, in the order in which they are checked. */
export const payerClauses: readonly Clause<PayerFacts, PayerReason>[] = [
  {
    id: 'relation-not-accepted',
    outcome: false,
    predicate: ({ relation, today }) => !acceptedRelations(today).includes(relation),
  },
  {
    id: 'above-yearly-most',
    outcome: false,
    predicate: exceedsYearlyLimit,
  },
  {
    id: 'pan-needed',
    outcome: false,
    predicate: (facts) => payerDeclares(facts) && !facts.hasPan,
  },
  {
    id: 'declaration-needed',
    outcome: false,
    predicate: (facts) => payerDeclares(facts) && !facts.isDeclared,
  },
  { id: 'accepted', outcome: true, predicate: () => true },
];

/** Whether someone may pay this premium for another person, and which clause decided. */
export function checkPayer(facts: PayerFacts): { accepted: boolean; because: PayerReason } {
  const { outcome, because } = decide(payerClauses, facts);
  return { accepted: outcome, because };
}
