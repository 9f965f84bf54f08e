import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { deductedTax, type PayoutTax, type TaxedPerson } from '../surrender/payout-tax.ts';
import { PAYOUT_TAX } from '../tables/payout-tax.ts';
import { valueOn } from '../tables/value-on.ts';

/** What decides the income tax deducted from a payout of a unit-linked policy. Amounts in paise. */
export interface LinkedPayoutTaxFacts extends TaxedPerson {
  readonly gross: Paise;
  /** Premiums and top-ups paid so far. */
  readonly paidIn: Paise;
  /** Withdrawn earlier. */
  readonly takenOut: Paise;
  /** The premiums are within the limits of the exemption (`topUpTax`). */
  readonly keepsExemption: boolean;
}

/**
 * The income tax deducted from a payout of a unit-linked policy on a day. The money paid in comes back first: only the
 * rest is income.
 */
export function linkedPayoutTax(facts: LinkedPayoutTaxFacts, on: CalendarDate): PayoutTax {
  const { gross, paidIn, takenOut, keepsExemption } = facts;
  const income = Math.min(gross, Math.max(0, takenOut + gross - paidIn));
  const rates = valueOn(PAYOUT_TAX, on);
  return deductedTax(facts, income, keepsExemption, rates && { ...rates, nonResident: rates.nonResidentLinked });
}
