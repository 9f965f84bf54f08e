import type { DatedTable } from './value-on.ts';

/** How long a mandate may run, by rail, in years. */
export const MANDATE_YEARS: DatedTable<{ readonly nach: number; readonly card: number; readonly upi: number }> = [
  {
    from: '2000-01-01',
    to: null,
    value: { nach: 40, card: 10, upi: 30 },
    source:
      'NPCI for NACH (40 years) and UPI AutoPay (30 years); decision of the company for cards, docs/decisions/130',
  },
];

/**
 * When the customer and the bank are notified of a debit, when it is presented again, and when it is too late to stop.
 */
export const DEBIT_TIMING: DatedTable<{
  /** How many hours ahead the issuing bank of a card or UPI mandate notifies the customer. */
  readonly bankNoticeHours: number;
  /** How many calendar days ahead we notify the customer. */
  readonly noticeDays: number;
  /** A failed debit is presented once more after this many calendar days, if that is within grace. */
  readonly againAfterDays: number;
  /** With fewer working days than this before a debit, it is in flight: the bank has the file. */
  readonly inFlightWorkingDays: number;
}> = [
  {
    from: '2000-01-01',
    to: null,
    value: { bankNoticeHours: 24, noticeDays: 3, againAfterDays: 4, inFlightWorkingDays: 3 },
    source:
      'RBI Digital Payments – E-mandate Framework, 2026, for the 24 hours; decision of the company for the days, docs/decisions/130',
  },
];
