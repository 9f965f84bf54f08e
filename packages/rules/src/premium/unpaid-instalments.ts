import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { PAYABLE_DAYS } from '../tables/payable-days.ts';
import { valueOn } from '../tables/value-on.ts';
import { dueDateAfter } from './due-date-after.ts';
import { gstOnPremium } from './gst-on-premium.ts';
import type { PremiumTerms } from './premium-terms.ts';

/** One premium that falls due. */
export interface Instalment {
  readonly dueDate: CalendarDate;
  readonly premium: Paise;
  readonly gst: Paise;
}

/** The total of an instalment, in paise: premium, GST and late fee, if any. */
export const costOfInstalment = ({
  premium,
  gst,
  lateFee = 0,
}: Pick<Instalment, 'premium' | 'gst'> & { readonly lateFee?: Paise }): Paise => premium + gst + lateFee;

/**
 * The unpaid premiums due on or before the given day, oldest first, each with the GST of its due date. Empty for a
 * single premium and if nothing falls due any more. Ends before a due date from which another premium is scheduled.
 */
export function unpaidInstalments(policy: PremiumTerms, until: CalendarDate): Instalment[] {
  const instalments: Instalment[] = [];
  for (let dueDate = policy.dueDate; dueDate !== null && dueDate <= until; dueDate = dueDateAfter(policy, dueDate)) {
    if (policy.changesOn && dueDate >= policy.changesOn) break;
    const { line, issueDate, modalPremium: premium } = policy;
    instalments.push({ dueDate, premium, gst: gstOnPremium(premium, { line, issueDate, dueDate }) });
  }
  return instalments;
}

/** The unpaid premiums whose due date has passed, oldest first. */
export const overdueInstalments = (policy: PremiumTerms, today: CalendarDate): Instalment[] =>
  unpaidInstalments(policy, addCalendarDays(today, -1));

/** The premiums that can be paid today: all overdue ones, and those that fall due within the next 30 days. */
export const payableInstalments = (policy: PremiumTerms, today: CalendarDate): Instalment[] =>
  unpaidInstalments(policy, payableUntil(today));

/** The last due date whose premium can be paid today. */
export function payableUntil(today: CalendarDate): CalendarDate {
  return addCalendarDays(today, valueOn(PAYABLE_DAYS, today) ?? 0);
}

/** The first day on which the premium of a due date can be paid. */
export function payableFrom(dueDate: CalendarDate): CalendarDate {
  return addCalendarDays(dueDate, -(valueOn(PAYABLE_DAYS, dueDate) ?? 0));
}
