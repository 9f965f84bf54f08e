import { anniversaryOf } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { GST_GROUP_LIFE, GST_INDIVIDUAL_LIFE, GST_LATE_FEE, type GstPlanKind, type GstRates } from '../tables/gst.ts';
import { type DatedTable, valueOn } from '../tables/value-on.ts';
import type { PlanLine, PricedPremium } from './premium-terms.ts';

/** Which premium: its tax depends on the plan, its due date and the policy year. */
export interface TaxedPremium {
  readonly line: PlanLine;
  readonly issueDate: CalendarDate;
  readonly dueDate: CalendarDate;
}

/** The row of the table for an individual line. Unit-linked plans are taxed on charges, not on the premium. */
const KIND: Readonly<Record<Exclude<PlanLine, 'group' | 'unit-linked'>, GstPlanKind>> = {
  term: 'term',
  health: 'term',
  savings: 'savings',
  child: 'savings',
  pension: 'savings',
  // our annuities take a single premium; deferred ones with regular premiums are pension plans
  annuity: 'single-premium-annuity',
};

/** GST on a premium in paise, at the rate of its due date no matter when it is paid. Half a paisa rounds up. */
export function gstOnPremium(premium: Paise, taxed: TaxedPremium): Paise {
  return proportion(premium, gstRateOf(taxed), 10_000);
}

/** A premium with its GST, in paise. */
export const premiumWithGst = (premium: Paise, taxed: TaxedPremium): Paise => premium + gstOnPremium(premium, taxed);

/** GST in paise on the next premium of a policy; without a due date, as if it were due today. */
export function gstOnNextPremium(
  { modalPremium, line, issueDate, dueDate }: PricedPremium,
  today: CalendarDate,
): Paise {
  return gstOnPremium(modalPremium, { line, issueDate, dueDate: dueDate ?? today });
}

/** A policy's next premium with its GST, in paise. Without a due date, the GST is that of today. */
export const nextPremiumWithGst = (policy: PricedPremium, today: CalendarDate): Paise =>
  policy.modalPremium + gstOnNextPremium(policy, today);

/** GST on the late fee of a premium in paise: the fee is taxed if its premium is. */
export function gstOnLateFee(fee: Paise, taxed: TaxedPremium): Paise {
  const rate = gstRateOf(taxed) > 0 ? (valueOn(GST_LATE_FEE, taxed.dueDate) ?? 0) : 0;
  return proportion(fee, rate, 10_000);
}

/** The GST rate of a premium in basis points, by its due date. 0 for a due date before the tables. */
export function gstRateOf({ line, issueDate, dueDate }: TaxedPremium): number {
  const rates = valueOn(gstRatesOf(line), dueDate);
  if (!rates) return 0;
  return isFirstPolicyYear(issueDate, dueDate) ? rates.firstYear : rates.renewal;
}

const NONE: DatedTable<GstRates> = [];

/** The GST rates of a line by due date; empty if its premium has no tax. */
export function gstRatesOf(line: PlanLine): DatedTable<GstRates> {
  if (line === 'unit-linked') return NONE;
  if (line === 'group')
    return GST_GROUP_LIFE.map((row) => ({ ...row, value: { firstYear: row.value, renewal: row.value } }));
  return GST_INDIVIDUAL_LIFE.map((row) => ({ ...row, value: row.value[KIND[line]] }));
}

/** Whether a date is before the first anniversary of the issue date. */
export function isFirstPolicyYear(issueDate: CalendarDate, date: CalendarDate): boolean {
  return date < anniversaryOf(issueDate, 1);
}
