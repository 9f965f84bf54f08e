import type { CalendarDate } from '../dates/calendar-date.ts';
import { yearlyTotalOf } from '../mode/mode-premium.ts';
import type { Paise } from '../money/paise.ts';
import type { PremiumMode } from '../premium/premium-terms.ts';
import { UNIT_LINKED_TAX_LIMITS } from '../tables/unit-linked.ts';
import { type Days, daysWhere, isWithin, valueOn } from '../tables/value-on.ts';
import { coverOfTopUp, type TopUpInsured } from './top-up-terms.ts';

/** What decides whether the payout at maturity stays free of income tax. Amounts in paise. */
export interface TopUpTaxFacts extends TopUpInsured {
  readonly sumAssured: Paise;
  /** Premiums and top-ups of this policy in the financial year, before the new one. */
  readonly paidForPolicy: Paise;
  /** The same for all unit-linked policies of the customer to which their common limit applies, including this one. */
  readonly paidForUnitLinked: Paise;
}

/** The premiums of a unit-linked policy. */
export interface YearlyPremiums {
  /** Paise of one mode. */
  readonly modalPremium: Paise;
  readonly premiumMode: PremiumMode;
  /** Whether premiums still fall due. */
  readonly fallsDue: boolean;
}

/** The amount that counts as paid for a policy in a financial year, in paise: top-ups so far, plus a year's premiums while they fall due. */
export const paidInTaxYear = (toppedUp: Paise, { modalPremium, premiumMode, fallsDue }: YearlyPremiums): Paise =>
  toppedUp + (fallsDue ? yearlyTotalOf(modalPremium, premiumMode) : 0);

/** Whether a top-up keeps the tax exemption, or through which limit it loses it. */
export type TopUpTaxReason = 'above-share' | 'above-unit-linked-limit' | 'within-limits';

/**
 * Whether a policy loses the tax exemption of its payout through a top-up: the premium of the year is more than 10 % of
 * the sum assured including what the top-up adds, or the premiums of unit-linked policies exceed ₹2,50,000 in the year.
 */
export function topUpTax(facts: TopUpTaxFacts, amount: Paise): { keepsExemption: boolean; because: TopUpTaxReason } {
  const because = reasonOf(facts, amount);
  return { keepsExemption: because === 'within-limits', because };
}

function reasonOf(facts: TopUpTaxFacts, amount: Paise): TopUpTaxReason {
  const limits = limitsOf(facts.issueDate);
  if (!limits) return 'within-limits';
  const { premiumShare, premiums } = limits;
  const sumAssured = facts.sumAssured + coverOfTopUp(amount, facts);
  if (BigInt(facts.paidForPolicy + amount) * 100n > BigInt(sumAssured) * BigInt(premiumShare)) return 'above-share';
  const isAbove = premiums !== null && facts.paidForUnitLinked + amount > premiums;
  return isAbove ? 'above-unit-linked-limit' : 'within-limits';
}

/** The year's premium as a share of the sum assured after a top-up, in hundredths of a per cent, rounded half up. */
export function premiumShareAfter(facts: TopUpTaxFacts, amount: Paise): number {
  const sumAssured = facts.sumAssured + coverOfTopUp(amount, facts);
  return Number((20_000n * BigInt(facts.paidForPolicy + amount) + BigInt(sumAssured)) / (2n * BigInt(sumAssured)));
}

/** The largest top-up that keeps the exemption, in paise; 0 if none does. */
export function taxFreeTopUp(facts: TopUpTaxFacts, maximum: Paise): Paise {
  let [kept, lost] = [0, maximum + 1];
  while (lost - kept > 1) {
    const middle = Math.floor((kept + lost) / 2);
    if (topUpTax(facts, middle).keepsExemption) kept = middle;
    else lost = middle;
  }
  return kept;
}

/**
 * The largest top-up up to `maximum` paise that keeps the exemption, and why a larger one loses it; null if every amount keeps it.
 */
export function topUpTaxLimit(
  facts: TopUpTaxFacts,
  maximum: Paise,
): { readonly taxFreeAmount: Paise; readonly because: Exclude<TopUpTaxReason, 'within-limits'> } | null {
  const taxFreeAmount = taxFreeTopUp(facts, maximum);
  const { because } = topUpTax(facts, taxFreeAmount + 1);
  return taxFreeAmount >= maximum || because === 'within-limits' ? null : { taxFreeAmount, because };
}

/** The issue dates for which the common limit of all unit-linked policies applies. */
export const UNIT_LINKED_LIMIT_DAYS: readonly Days[] = daysWhere(
  UNIT_LINKED_TAX_LIMITS,
  ({ premiums }) => premiums !== null,
);

/** Whether the common limit of all unit-linked policies applies to a policy issued on a day. */
export const hasUnitLinkedLimit = (issueDate: CalendarDate): boolean => isWithin(UNIT_LINKED_LIMIT_DAYS, issueDate);

const limitsOf = (issueDate: CalendarDate) => valueOn(UNIT_LINKED_TAX_LIMITS, issueDate);
