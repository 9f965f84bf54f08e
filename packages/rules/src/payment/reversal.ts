import type { CalendarDate } from '../dates/calendar-date.ts';

/** When a bank took a payment back, and why. */
export interface Reversal {
  readonly on: CalendarDate;
  /** `chargeback`: the payer's bank took it back. `return`: the mandate's bank returned the debit. */
  readonly reason: 'chargeback' | 'return';
}
