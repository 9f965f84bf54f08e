import type { CalendarDate } from '../dates/calendar-date.ts';
import { promisedDate } from '../tables/promised-date.ts';
import type { PromiseKind } from '../tables/promised-days.ts';

/** What a payout is for. */
export const PAYOUT_KINDS = [
  'surrender',
  'free-look',
  'partial-withdrawal',
  'loan',
  'paid-up-additions',
  'gst-refund',
  'maturity',
  'survival-benefit',
  'annuity',
  'unclaimed-amount',
  'late-interest',
] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

const PROMISES: Readonly<Record<PayoutKind, PromiseKind>> = {
  surrender: 'surrender',
  'free-look': 'free-look-refund',
  'partial-withdrawal': 'surrender',
  loan: 'service-request',
  'paid-up-additions': 'surrender',
  'gst-refund': 'service-request',
  maturity: 'on-due-date',
  'survival-benefit': 'on-due-date',
  annuity: 'on-due-date',
  'unclaimed-amount': 'service-request',
  'late-interest': 'service-request',
};

/** The last day on which a payout is on time: `countsFrom` is the day of the request, of its last document, or the due date. */
export function payoutPromisedOn(kind: PayoutKind, countsFrom: CalendarDate): CalendarDate {
  return promisedDate(PROMISES[kind], countsFrom) ?? countsFrom;
}
