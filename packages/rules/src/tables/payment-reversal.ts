import type { Paise } from '../money/paise.ts';
import type { DatedTable } from './value-on.ts';

/** What a bank owes its customer if it took money for a payment that failed. */
export interface PaymentReversal {
  /** Calendar days after the payment within which the bank returns the money automatically. */
  readonly days: number;
  /** Compensation for each day after that, in paise. */
  readonly perDay: Paise;
}

/**
 * Payments by card or UPI to a merchant, the methods used here. A transfer by UPI or IMPS would come back after one
 * day.
 */
export const PAYMENT_REVERSAL: DatedTable<PaymentReversal> = [
  {
    from: '2019-10-15',
    to: null,
    value: { days: 5, perDay: 100_00 },
    source:
      'RBI circular DPSS.CO.PD No.629/02.01.014/2019-20 of 20 September 2019, Harmonisation of turn around time and customer compensation for failed transactions',
  },
];
