import { anniversaryOf, fullYearsBetween } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import type { PlanLine, PremiumTerms } from '../premium/premium-terms.ts';
import { SURRENDER_VALUE_YEARS } from '../tables/surrender-value.ts';
import { valueOn } from '../tables/value-on.ts';
import { premiumsPaid } from './premium-count.ts';

/** What decides the surrender value of a policy. */
export interface ValuedPolicy extends PremiumTerms {
  /** Years from issue to maturity. */
  readonly policyTerm: number;
  /** The value has bought an extended term, so there is none; false by default. */
  readonly isValueSpent?: boolean;
  /** The premiums that the ledger recorded; without it every premium counts as much as the present one. */
  readonly ledger?: PaidPremiums | null;
}

/** The premiums actually paid. They differ from the present one if the mode has changed or a rider was added. */
export interface PaidPremiums {
  /** Without tax, in paise. */
  readonly amount: Paise;
  /** Due date of the first recorded premium. Earlier ones count as much as the present one. */
  readonly since: CalendarDate;
}

/** Savings plans. Other plans have no value besides their cover, and the value of unit-linked ones is their fund. */
const SAVING_LINES: readonly PlanLine[] = ['savings', 'child', 'pension', 'annuity'];

/**
 * Whether a non-linked policy has a surrender value: one full year of premiums is paid, or two if it was issued before
 * 1 October 2024.
 */
export function hasSurrenderValue(policy: ValuedPolicy): boolean {
  if (policy.isValueSpent || !SAVING_LINES.includes(policy.line)) return false;
  const { dueDate, issueDate, premiumMode } = policy;
  if (dueDate === null || premiumMode === 'single') return true;
  return dueDate >= anniversaryOf(issueDate, valueOn(SURRENDER_VALUE_YEARS, issueDate) ?? 0);
}

/**
 * The guaranteed surrender value on a day, in paise: a share of the premiums paid without tax, by policy year. 0 if the
 * policy has no surrender value. Excludes bonuses and the special surrender value.
 */
export function guaranteedSurrenderValue(policy: ValuedPolicy, on: CalendarDate): Paise {
  if (!hasSurrenderValue(policy)) return 0;
  const year = fullYearsBetween(policy.issueDate, on) + 1;
  const [part, whole] = policy.premiumMode === 'single' ? singleShare(year, policy) : regularShare(year, policy);
  return proportion(premiumsPaidInAll(policy), part, whole);
}

/** The premiums paid so far without tax, in paise. */
export function premiumsPaidInAll(policy: ValuedPolicy): Paise {
  const { ledger, modalPremium, premiumMode } = policy;
  if (!ledger) return modalPremium * premiumsPaid(policy);
  const before = premiumMode === 'single' ? 0 : premiumsPaid({ ...policy, dueDate: ledger.since });
  return ledger.amount + modalPremium * before;
}

/**
 * A share as a fraction of whole numbers. Source: IRDAI Non-Linked Insurance Products Regulations 2019, kept in 2024.
 */
type Share = readonly [part: number, whole: number];

function regularShare(year: number, { policyTerm }: ValuedPolicy): Share {
  if (year < 2) return [0, 100];
  if (year >= policyTerm - 1) return [90, 100];
  if (year === 2) return [30, 100];
  if (year === 3) return [35, 100];
  if (year <= 7) return [50, 100];
  return [50 * (policyTerm - 8) + 40 * (year - 7), 100 * (policyTerm - 8)];
}

/** Unconfirmed: the 90 % from the fourth year on. */
const singleShare = (year: number, { policyTerm }: ValuedPolicy): Share =>
  year <= 3 && year < policyTerm - 1 ? [75, 100] : [90, 100];
