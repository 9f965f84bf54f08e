import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { PAYOUT_TAX, PREMIUM_TAX_LIMITS } from '../tables/payout-tax.ts';
import { valueOn } from '../tables/value-on.ts';

/** What decides the income tax that is deducted from a payout of a policy that is not unit-linked. Amounts in paise. */
export interface PayoutTaxFacts {
  /** Before the loan is taken off. */
  readonly gross: Paise;
  readonly premiumsPaid: Paise;
  readonly issueDate: CalendarDate;
  readonly sumAssured: Paise;
  /** Premiums of a year for this policy, without GST. */
  readonly yearlyPremium: Paise;
  /** The same for all policies of the customer for which their sum counts, this one with them. */
  readonly yearlyPremiums: Paise;
  readonly isResident: boolean;
  readonly hasPan: boolean;
  /** Paid out to the customer in this financial year before. */
  readonly paidThisYear: Paise;
}

export type PayoutTaxReason =
  | 'tax-free'
  | 'no-income'
  | 'taxed-non-resident'
  | 'below-tax-limit'
  | 'taxed-without-pan'
  | 'taxed-resident';

/** The tax that is deducted, in paise, and why; `rate` in hundredths of a per cent of the income. */
export interface PayoutTax {
  readonly because: PayoutTaxReason;
  /** What the payout is more than the premiums. */
  readonly income: Paise;
  readonly rate: number;
  readonly tax: Paise;
}

/** The income tax that is deducted from a payout on a day: a share of what it is more than the premiums, where it is not free of tax. */
export function payoutTax(facts: PayoutTaxFacts, on: CalendarDate): PayoutTax {
  const income = Math.max(0, facts.gross - facts.premiumsPaid);
  const rates = valueOn(PAYOUT_TAX, on);
  const free = (because: PayoutTaxReason): PayoutTax => ({ because, income, rate: 0, tax: 0 });
  const taxed = (because: PayoutTaxReason, rate: number) => ({
    because,
    income,
    rate,
    tax: proportion(income, rate, 10_000),
  });
  if (isFreeOfTax(facts)) return free('tax-free');
  if (income === 0 || !rates) return free('no-income');
  if (!facts.isResident) return taxed('taxed-non-resident', rates.nonResident);
  if (facts.gross + facts.paidThisYear < rates.least) return free('below-tax-limit');
  return facts.hasPan ? taxed('taxed-resident', rates.resident) : taxed('taxed-without-pan', rates.withoutPan);
}

/** Whether the premiums of a policy are low enough that its payouts are free of income tax. */
function isFreeOfTax({ issueDate, sumAssured, yearlyPremium, yearlyPremiums }: PayoutTaxFacts): boolean {
  const limits = valueOn(PREMIUM_TAX_LIMITS, issueDate);
  if (!limits) return true;
  if (BigInt(yearlyPremium) * 100n > BigInt(sumAssured) * BigInt(limits.premiumShare)) return false;
  return limits.premiums === null || yearlyPremiums <= limits.premiums;
}

/** Whether the sum of the yearly premiums counts for one issued on a day. */
export const hasPremiumLimit = (issueDate: CalendarDate): boolean =>
  typeof valueOn(PREMIUM_TAX_LIMITS, issueDate)?.premiums === 'number';
