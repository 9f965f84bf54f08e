import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { PAYOUT_TAX, type PayoutTaxRates, PREMIUM_TAX_LIMITS } from '../tables/payout-tax.ts';
import { type Days, daysWhere, isWithin, valueOn } from '../tables/value-on.ts';

/** What we know of the person who gets a payout. */
export interface TaxedPerson {
  readonly isResident: boolean;
  readonly hasPan: boolean;
  /** Paid out to the customer earlier in this financial year, in paise. */
  readonly paidThisYear: Paise;
}

/** What decides the income tax deducted from a payout of a policy that is not unit-linked. Amounts in paise. */
export interface PayoutTaxFacts extends TaxedPerson {
  /** Before the loan is deducted. */
  readonly gross: Paise;
  readonly premiumsPaid: Paise;
  readonly issueDate: CalendarDate;
  readonly sumAssured: Paise;
  /** Premiums of a year for this policy, without GST. */
  readonly yearlyPremium: Paise;
  /** The same for all policies of the customer whose premiums are added up, including this one. */
  readonly yearlyPremiums: Paise;
}

/** Why tax is deducted from a payout or not. */
export type PayoutTaxReason =
  | 'tax-free'
  | 'no-income'
  | 'taxed-non-resident'
  | 'below-tax-limit'
  | 'taxed-without-pan'
  | 'taxed-resident';

/** The tax deducted, in paise, and why; `rate` in hundredths of a per cent of the income. */
export interface PayoutTax {
  readonly because: PayoutTaxReason;
  /** The payout less the premiums. */
  readonly income: Paise;
  readonly rate: number;
  readonly tax: Paise;
}

/**
 * The income tax deducted from a payout on a day: a share of the part above the premiums, unless the payout is
 * tax-free.
 */
export function payoutTax(facts: PayoutTaxFacts, on: CalendarDate): PayoutTax {
  const income = Math.max(0, facts.gross - facts.premiumsPaid);
  return deductedTax(facts, income, isFreeOfTax(facts), valueOn(PAYOUT_TAX, on));
}

/** The tax on an income in a payout at the rates of its day; none if there are no rates. */
export function deductedTax(
  { gross, isResident, hasPan, paidThisYear }: TaxedPerson & { readonly gross: Paise },
  income: Paise,
  isFree: boolean,
  rates: PayoutTaxRates | null,
): PayoutTax {
  const free = (because: PayoutTaxReason): PayoutTax => ({ because, income, rate: 0, tax: 0 });
  const taxAt = (because: PayoutTaxReason, rate: number) => ({
    because,
    income,
    rate,
    tax: proportion(income, rate, 10_000),
  });
  if (isFree) return free('tax-free');
  if (income === 0 || !rates) return free('no-income');
  if (!isResident) return taxAt('taxed-non-resident', rates.nonResident);
  if (gross + paidThisYear < rates.least) return free('below-tax-limit');
  return hasPan ? taxAt('taxed-resident', rates.resident) : taxAt('taxed-without-pan', rates.withoutPan);
}

/** Whether the premiums of a policy are low enough for tax-free payouts. */
function isFreeOfTax({ issueDate, sumAssured, yearlyPremium, yearlyPremiums }: PayoutTaxFacts): boolean {
  const limits = valueOn(PREMIUM_TAX_LIMITS, issueDate);
  if (!limits) return true;
  if (BigInt(yearlyPremium) * 100n > BigInt(sumAssured) * BigInt(limits.premiumShare)) return false;
  return limits.premiums === null || yearlyPremiums <= limits.premiums;
}

/** The issue dates for which the sum of the yearly premiums counts. */
export const PREMIUM_LIMIT_DAYS: readonly Days[] = daysWhere(PREMIUM_TAX_LIMITS, ({ premiums }) => premiums !== null);

/** Whether the sum of the yearly premiums counts for a policy issued on a day. */
export const hasPremiumLimit = (issueDate: CalendarDate): boolean => isWithin(PREMIUM_LIMIT_DAYS, issueDate);
