import { specialSurrenderValue } from '../calendar/special-surrender-value.ts';
import { guaranteedSurrenderValue, hasSurrenderValue, premiumsPaidInAll } from '../calendar/surrender-value.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { loanBalance } from '../loan/loan-balance.ts';
import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { type AdditionsFactor, additionsFactorOn } from '../paid-up-additions/additions-factor.ts';
import { type PayoutTax, type PayoutTaxFacts, payoutTax } from './payout-tax.ts';

/** What we know of the customer for the tax on a surrender. */
export type SurrenderTaxFacts = Omit<PayoutTaxFacts, 'gross' | 'premiumsPaid' | 'issueDate' | 'sumAssured'>;

/** A policy that may be surrendered, with its paid-up additions. */
export interface SurrenderedPolicy extends UnpaidPolicy {
  /**
   * Sum assured of the paid-up additions in paise, a part of the bonuses so far, and what the plan pays for them; none
   * by default.
   */
  readonly additions?: { readonly sumAssured: Paise; readonly factors: readonly AdditionsFactor[] } | null;
}

/** What is paid for a policy surrendered on a day, with its parts in paise. */
export interface SurrenderQuote {
  readonly premiumsPaid: Paise;
  /** The guaranteed and the special surrender value, both without paid-up additions. The larger one is paid. */
  readonly guaranteed: Paise;
  readonly special: Paise;
  readonly because: 'guaranteed' | 'special';
  /** Paid for paid-up additions in addition. */
  readonly additions: Paise;
  readonly gross: Paise;
  readonly loan: Paise;
  /** All unpaid interest, including interest added to the principal. */
  readonly interest: Paise;
  readonly tax: PayoutTax;
  /** What is paid out; 0 if the loan takes all of it. */
  readonly net: Paise;
}

/**
 * What is paid for a policy surrendered on a day: the larger of its two values plus its paid-up additions, less loan,
 * interest and tax.
 */
export function surrenderQuote(policy: SurrenderedPolicy, tax: SurrenderTaxFacts, on: CalendarDate): SurrenderQuote {
  const guaranteed = guaranteedSurrenderValue(policy, on);
  const special = specialSurrenderValue(withoutAdditions(policy), on);
  const additions = additionsValue(policy, special, on);
  const gross = Math.max(guaranteed, special) + additions;
  const premiumsPaid = premiumsPaidInAll(policy);
  const owed = policy.loan ? loanBalance(policy.loan, on) : { principal: 0, interest: 0, joined: 0, total: 0 };
  const { issueDate, sumAssured } = policy;
  const deducted = payoutTax({ ...tax, gross, premiumsPaid, issueDate, sumAssured }, on);
  return {
    premiumsPaid,
    guaranteed,
    special,
    because: guaranteed >= special ? 'guaranteed' : 'special',
    additions,
    gross,
    loan: owed.principal - owed.joined,
    interest: owed.interest + owed.joined,
    tax: deducted,
    net: Math.max(0, gross - owed.total - deducted.tax),
  };
}

/** The additions are paid separately, so the special value leaves their bonuses out. */
const withoutAdditions = (policy: SurrenderedPolicy): SurrenderedPolicy => ({
  ...policy,
  vestedBonus: Math.max(0, (policy.vestedBonus ?? 0) - (policy.additions?.sumAssured ?? 0)),
});

/** Their cash by the factor of the day, but at least what they would add to the special value, the legal minimum. */
function additionsValue(policy: SurrenderedPolicy, special: Paise, on: CalendarDate): Paise {
  const { additions } = policy;
  if (!additions || !hasSurrenderValue(policy)) return 0;
  const cash = proportion(additions.sumAssured, additionsFactorOn(additions.factors, policy, on) ?? 0, 10_000);
  return Math.max(cash, specialSurrenderValue(policy, on) - special);
}
