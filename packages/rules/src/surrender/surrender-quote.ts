import { specialSurrenderValue } from '../calendar/special-surrender-value.ts';
import { guaranteedSurrenderValue, premiumsPaidInAll } from '../calendar/surrender-value.ts';
import type { UnpaidPolicy } from '../calendar/unpaid-policy.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { loanBalance } from '../loan/loan-balance.ts';
import type { Paise } from '../money/paise.ts';
import { type PayoutTax, type PayoutTaxFacts, payoutTax } from './payout-tax.ts';

/** What is known of the customer for the tax on a surrender. */
export type SurrenderTaxFacts = Omit<PayoutTaxFacts, 'gross' | 'premiumsPaid' | 'issueDate' | 'sumAssured'>;

/** What is paid for a policy that is surrendered on a day, with its parts in paise. */
export interface SurrenderQuote {
  readonly premiumsPaid: Paise;
  /** The guaranteed and the special surrender value: the larger one is paid. */
  readonly guaranteed: Paise;
  readonly special: Paise;
  readonly because: 'guaranteed' | 'special';
  readonly gross: Paise;
  readonly loan: Paise;
  /** All that is unpaid, with what has joined the principal. */
  readonly interest: Paise;
  readonly tax: PayoutTax;
  /** What is paid out, 0 where the loan takes all of it. */
  readonly net: Paise;
}

/** What is paid for a policy that is surrendered on a day: the larger of its two values, less loan, interest and tax. */
export function surrenderQuote(policy: UnpaidPolicy, tax: SurrenderTaxFacts, on: CalendarDate): SurrenderQuote {
  const guaranteed = guaranteedSurrenderValue(policy, on);
  const special = specialSurrenderValue(policy, on);
  const gross = Math.max(guaranteed, special);
  const premiumsPaid = premiumsPaidInAll(policy);
  const owed = policy.loan ? loanBalance(policy.loan, on) : { principal: 0, interest: 0, joined: 0, total: 0 };
  const { issueDate, sumAssured } = policy;
  const deducted = payoutTax({ ...tax, gross, premiumsPaid, issueDate, sumAssured }, on);
  return {
    premiumsPaid,
    guaranteed,
    special,
    because: guaranteed >= special ? 'guaranteed' : 'special',
    gross,
    loan: owed.principal - owed.joined,
    interest: owed.interest + owed.joined,
    tax: deducted,
    net: Math.max(0, gross - owed.total - deducted.tax),
  };
}
