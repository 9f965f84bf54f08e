import type { CalendarDate } from '../dates/calendar-date.ts';
import { startYearOf } from '../dates/financial-year.ts';
import { type Clause, decide } from '../decide.ts';
import type { Paise } from '../money/paise.ts';
import { gstRateOf } from '../premium/gst-on-premium.ts';
import type { PlanLine } from '../premium/premium-terms.ts';
import { CREDIT_NOTE_LAST_DAY } from '../tables/credit-note-last-day.ts';
import { valueOn } from '../tables/value-on.ts';

/** A premium that was paid, and what decides whether its GST is refunded. */
export interface TaxedPayment {
  readonly line: PlanLine;
  readonly issueDate: CalendarDate;
  /** Due date of the oldest premium in it, which decides the tax. */
  readonly dueDate: CalendarDate;
  /** Tax charged, in paise. */
  readonly gst: Paise;
  /** The bank reversed the payment. */
  readonly isReversed: boolean;
  /** A refund was requested or made. */
  readonly isRefunded: boolean;
  /** The same premium was paid earlier. */
  readonly isDouble: boolean;
  /** Someone else paid it through a link. */
  readonly isPaidByOther: boolean;
  /** The policy was returned within its free look. */
  readonly isReturned: boolean;
  /** The customer lives abroad, and the address says so. */
  readonly isAbroad: boolean;
  /** The account of the policy is a non-resident external (NRE) one. */
  readonly isFromNre: boolean;
  /** The date in India. */
  readonly today: CalendarDate;
}

/** The ids of the clauses of `gstRefund`. */
export type GstRefundReason =
  | 'no-gst'
  | 'gst-reversed'
  | 'gst-refunded'
  | 'paid-by-someone-else'
  | 'credit-note-closed'
  | 'double-payment'
  | 'free-look'
  | 'charged-by-mistake'
  | 'unit-linked-premium'
  | 'not-from-nre'
  | 'non-resident'
  | 'gst-due';

/** The clauses of `gstRefund`, in the order in which they are checked. */
export const gstRefundClauses: readonly Clause<TaxedPayment, GstRefundReason>[] = [
  { id: 'no-gst', outcome: false, predicate: ({ gst }) => gst <= 0 },
  {
    id: 'gst-reversed',
    outcome: false,
    predicate: ({ isReversed }) => isReversed,
  },
  {
    id: 'gst-refunded',
    outcome: false,
    predicate: ({ isRefunded }) => isRefunded,
  },
  {
    id: 'paid-by-someone-else',
    outcome: false,
    predicate: ({ isPaidByOther }) => isPaidByOther,
  },
  {
    id: 'credit-note-closed',
    outcome: false,
    predicate: ({ dueDate, today }) => today > (creditNoteLastDay(dueDate) ?? '0000-00-00'),
  },
  {
    id: 'double-payment',
    outcome: true,
    predicate: ({ isDouble }) => isDouble,
  },
  {
    id: 'free-look',
    outcome: true,
    predicate: ({ isReturned }) => isReturned,
  },
  {
    id: 'charged-by-mistake',
    outcome: true,
    predicate: (payment) => gstRateOf(payment) === 0 && payment.line !== 'unit-linked',
  },
  {
    id: 'unit-linked-premium',
    outcome: false,
    predicate: ({ line, isAbroad }) => isAbroad && line === 'unit-linked',
  },
  {
    id: 'not-from-nre',
    outcome: false,
    predicate: ({ isAbroad, isFromNre }) => isAbroad && !isFromNre,
  },
  {
    id: 'non-resident',
    outcome: true,
    predicate: ({ isAbroad }) => isAbroad,
  },
  { id: 'gst-due', outcome: false, predicate: () => true },
];

/** Whether the GST on a payment can be refunded, which clause decided, how much and until when. */
export function gstRefund(payment: TaxedPayment): {
  readonly refundable: boolean;
  readonly because: GstRefundReason;
  /** In paise: the tax charged, or 0 if it cannot be refunded. */
  readonly amount: Paise;
  /** The last day of the credit note; null if no row of the table covers the due date. */
  readonly lastDay: CalendarDate | null;
} {
  const { outcome, because } = decide(gstRefundClauses, payment);
  return {
    refundable: outcome,
    because,
    amount: outcome ? payment.gst : 0,
    lastDay: creditNoteLastDay(payment.dueDate),
  };
}

function creditNoteLastDay(dueDate: CalendarDate): CalendarDate | null {
  const lastDay = valueOn(CREDIT_NOTE_LAST_DAY, dueDate);
  return lastDay && `${startYearOf(dueDate) + 1}-${lastDay}`;
}
