import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import { PAYOUT_COOLING_OFF_DAYS } from '../tables/payout-cooling-off-days.ts';
import { valueOn } from '../tables/value-on.ts';

/** What decides whether payouts of a policy are restricted. */
export interface PayoutFacts {
  /** The insurer holds the payouts of the policy. */
  readonly isOnHold: boolean;
  /** When the mobile, email or bank account last changed; null if never. */
  readonly contactChangedOn: CalendarDate | null;
  /** Nationality and tax residence are not declared. */
  readonly isNationalityMissing: boolean;
  readonly isBankAccountVerified: boolean;
  /** A payout to the account came back, and the bank has not confirmed the account since. */
  readonly isAccountReturned: boolean;
  /** The date in India, `todayInIndia(now)`. */
  readonly today: CalendarDate;
}

/** The ids of the clauses of `payoutRestriction`. */
export type PayoutReason =
  | 'on-hold'
  | 'account-returned'
  | 'cooling-off'
  | 'nationality'
  | 'bank-details'
  | 'unrestricted';

/** The clauses of `payoutRestriction`, in the order in which they are checked. */
export const payoutClauses: readonly Clause<PayoutFacts, PayoutReason>[] = [
  {
    id: 'on-hold',
    outcome: true,
    predicate: (facts) => facts.isOnHold,
  },
  // before the cooling-off, which another account starts again
  {
    id: 'account-returned',
    outcome: true,
    predicate: (facts) => facts.isAccountReturned,
  },
  {
    id: 'cooling-off',
    outcome: true,
    predicate: (facts) => isCoolingOff(facts),
  },
  {
    id: 'nationality',
    outcome: true,
    predicate: (facts) => facts.isNationalityMissing,
  },
  {
    id: 'bank-details',
    outcome: true,
    predicate: (facts) => !facts.isBankAccountVerified,
  },
  { id: 'unrestricted', outcome: false, predicate: () => true },
];

/** Whether payouts of a policy are restricted, which clause decided, and until when if that is known. */
export function payoutRestriction(facts: PayoutFacts): {
  restricted: boolean;
  because: PayoutReason;
  until: CalendarDate | null;
} {
  const { outcome, because } = decide(payoutClauses, facts);
  const { contactChangedOn } = facts;
  const until = because === 'cooling-off' && contactChangedOn ? coolingOffEndsOn(contactChangedOn) : null;
  return { restricted: outcome, because, until };
}

/** The last day on which payouts are held after a change of mobile, email or bank account. */
export function coolingOffEndsOn(changedOn: CalendarDate): CalendarDate {
  return addCalendarDays(changedOn, valueOn(PAYOUT_COOLING_OFF_DAYS, changedOn) ?? 0);
}

const isCoolingOff = ({ contactChangedOn, today }: PayoutFacts): boolean =>
  contactChangedOn !== null && coolingOffEndsOn(contactChangedOn) >= today;
