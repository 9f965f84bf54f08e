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

/** When the customer and the bank are notified of a debit, when it is presented again, when it is too late to stop. */
export const DEBIT_TIMING: DatedTable<{
  /** The issuing bank of a card or UPI mandate tells the customer so many hours ahead. */
  readonly bankNoticeHours: number;
  /** We tell the customer so many calendar days ahead. */
  readonly noticeDays: number;
  /** A debit that failed is presented once more after so many calendar days, if that is within grace. */
  readonly againAfterDays: number;
  /** With fewer working days than these before a debit, it is in flight: the file is with the bank. */
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
