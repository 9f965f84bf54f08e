import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { type Clause, decide } from '../decide.ts';
import type { Paise } from '../money/paise.ts';
import { graceEndsOn } from '../premium/grace-ends-on.ts';
import type { PremiumMode } from '../premium/premium-terms.ts';
import { PAY_LINK_DAYS } from '../tables/third-party-premium.ts';
import { valueOn } from '../tables/value-on.ts';
import { exceedsYearlyLimit } from './check-payer.ts';

/** The premiums that one payment covers: the oldest due date, and the sum in paise. */
export interface LinkedDue {
  readonly dueFrom: CalendarDate;
  readonly amount: Paise;
}

/** What decides whether a link to pay can be made for a policy. */
export interface PayLinkOfferFacts {
  readonly isPaymentBlocked: boolean;
  /** A payment of the premium is in process. */
  readonly isPaying: boolean;
  /** What can be paid today; null if nothing can. */
  readonly due: LinkedDue | null;
  /** What others have paid for the policy in this financial year, in paise. */
  readonly paidByOthers: Paise;
  readonly today: CalendarDate;
}

/** The ids of the clauses of `canSharePremium`. */
export type PayLinkOfferReason =
  | 'payment-blocked'
  | 'payment-ongoing'
  | 'nothing-due'
  | 'above-yearly-most'
  | 'can-share';

/** The clauses of `canSharePremium`, in the order in which they are checked. */
export const payLinkOfferClauses: readonly Clause<PayLinkOfferFacts, PayLinkOfferReason>[] = [
  {
    id: 'payment-blocked',
    outcome: false,
    predicate: ({ isPaymentBlocked }) => isPaymentBlocked,
  },
  {
    id: 'payment-ongoing',
    outcome: false,
    predicate: ({ isPaying }) => isPaying,
  },
  {
    id: 'nothing-due',
    outcome: false,
    predicate: ({ due }) => due === null || due.amount === 0,
  },
  {
    id: 'above-yearly-most',
    outcome: false,
    predicate: ({ due, paidByOthers, today }) => exceedsYearlyLimit({ amount: due?.amount ?? 0, paidByOthers, today }),
  },
  { id: 'can-share', outcome: true, predicate: () => true },
];

/** Whether the customer can create a link for someone else to pay the premium, and which clause decided. */
export function canSharePremium(facts: PayLinkOfferFacts): { possible: boolean; because: PayLinkOfferReason } {
  const { outcome, because } = decide(payLinkOfferClauses, facts);
  return { possible: outcome, because };
}

/** The last day of a link: some days from today, and within the grace period if that is still running. */
export function payLinkLastDay(dueFrom: CalendarDate, premiumMode: PremiumMode, today: CalendarDate): CalendarDate {
  const last = addCalendarDays(today, valueOn(PAY_LINK_DAYS, today) ?? 0);
  const graceEnd = graceEndsOn(dueFrom, premiumMode);
  return graceEnd >= today && graceEnd < last ? graceEnd : last;
}

/** A link to pay, and what has happened since to it and its premium. */
export interface PayLinkFacts {
  /** The premiums that the link was created for. */
  readonly linked: LinkedDue;
  readonly lastDay: CalendarDate;
  readonly isRevoked: boolean;
  /** A payment through the link arrived. */
  readonly isPaid: boolean;
  /** A payment through the link is in process. */
  readonly isBeingPaid: boolean;
  /** Any payment of the premium is in process. */
  readonly isPaying: boolean;
  readonly isPaymentBlocked: boolean;
  /** What can be paid today; null if nothing can. */
  readonly due: LinkedDue | null;
  readonly today: CalendarDate;
}

/** The ids of the clauses of `payLinkState`. */
export type PayLinkState =
  | 'paid'
  | 'being-paid'
  | 'revoked'
  | 'expired'
  | 'payment-blocked'
  | 'no-longer-due'
  | 'amount-changed'
  | 'payment-ongoing'
  | 'open';

/** The clauses of `payLinkState`, in the order in which they are checked. What happened at the bank comes first. */
export const payLinkClauses: readonly Clause<PayLinkFacts, PayLinkState>[] = [
  { id: 'paid', outcome: false, predicate: ({ isPaid }) => isPaid },
  {
    id: 'being-paid',
    outcome: false,
    predicate: ({ isBeingPaid }) => isBeingPaid,
  },
  { id: 'revoked', outcome: false, predicate: ({ isRevoked }) => isRevoked },
  {
    id: 'expired',
    outcome: false,
    predicate: ({ lastDay, today }) => today > lastDay,
  },
  {
    id: 'payment-blocked',
    outcome: false,
    predicate: ({ isPaymentBlocked }) => isPaymentBlocked,
  },
  {
    id: 'no-longer-due',
    outcome: false,
    predicate: ({ due, linked }) => due === null || due.dueFrom !== linked.dueFrom || due.amount === 0,
  },
  {
    id: 'amount-changed',
    outcome: false,
    predicate: ({ due, linked }) => due?.amount !== linked.amount,
  },
  {
    id: 'payment-ongoing',
    outcome: false,
    predicate: ({ isPaying }) => isPaying,
  },
  { id: 'open', outcome: true, predicate: () => true },
];

/** Whether a premium can be paid through a link, and which clause decided. */
export function payLinkState(facts: PayLinkFacts): { payable: boolean; because: PayLinkState } {
  const { outcome, because } = decide(payLinkClauses, facts);
  return { payable: outcome, because };
}
