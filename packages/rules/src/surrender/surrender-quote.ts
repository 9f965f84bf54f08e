import { premiumsPaidInAll } from '../calendar/surrender-value.ts';
import { type SurrenderValueParts, surrenderValueParts } from '../calendar/surrender-value-parts.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { loanBalance } from '../loan/loan-balance.ts';
import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import type { Paise } from '../money/paise.ts';
import { type PayoutTax, type PayoutTaxFacts, payoutTax } from './payout-tax.ts';

/** What we know of the customer for the tax on a surrender. */
export type SurrenderTaxFacts = Omit<PayoutTaxFacts, 'gross' | 'premiumsPaid' | 'issueDate' | 'sumAssured'>;

/** What is paid for a policy surrendered on a day, with its parts in paise. */
export interface SurrenderQuote extends Omit<SurrenderValueParts, 'total'> {
  readonly premiumsPaid: Paise;
  /** The surrender value (`surrenderValueOf`). */
  readonly gross: Paise;
  readonly loan: Paise;
  /** All unpaid interest, including interest added to the principal. */
  readonly interest: Paise;
  readonly tax: PayoutTax;
  /** What the customer receives; 0 if the loan takes all of it. */
  readonly net: Paise;
}

/** What the customer receives for a policy surrendered on a day: its surrender value less loan, interest and tax. */
export function surrenderQuote(policy: UnpaidPolicy, tax: SurrenderTaxFacts, on: CalendarDate): SurrenderQuote {
  const { total: gross, ...parts } = surrenderValueParts(policy, on);
  const premiumsPaid = premiumsPaidInAll(policy);
  const owed = policy.loan ? loanBalance(policy.loan, on) : { principal: 0, interest: 0, joined: 0, total: 0 };
  const { issueDate, sumAssured } = policy;
  const deducted = payoutTax({ ...tax, gross, premiumsPaid, issueDate, sumAssured }, on);
  return {
    premiumsPaid,
    ...parts,
    gross,
    loan: owed.principal - owed.joined,
    interest: owed.interest + owed.joined,
    tax: deducted,
    net: Math.max(0, gross - owed.total - deducted.tax),
  };
}
