import { addCalendarDays, type CalendarDate, type Paise } from '@lifedesk/rules';
import type { PremiumMode } from '../../platform/database/tables/policies.ts';
import { gstOnPremium, type TaxedLine } from './gst-on-premium.ts';

/** How many days before its due date a premium is asked for and may be paid. */
export const PAYABLE_DAYS_BEFORE_DUE = 30;

/** What of a policy decides which premiums fall due when. */
export interface PremiumTerms {
  readonly line: TaxedLine;
  readonly premiumMode: PremiumMode;
  /** Paise of one mode, without GST. */
  readonly modalPremium: Paise;
  readonly issueDate: CalendarDate;
  /** Years in which premiums are paid. */
  readonly premiumTerm: number;
  /** Oldest unpaid due date; null where nothing falls due any more. */
  readonly dueDate: CalendarDate | null;
}

export interface Instalment {
  readonly dueDate: CalendarDate;
  readonly premium: Paise;
  readonly gst: Paise;
}

const MONTHS: Readonly<Record<PremiumMode, number>> = {
  yearly: 12,
  'half-yearly': 6,
  quarterly: 3,
  monthly: 1,
  single: 0,
};

/**
 * The unpaid premiums with a due date to the given day inclusive, oldest first, with the GST of `today`, the day of
 * payment. Empty for a single premium and where nothing falls due any more.
 */
export function unpaidInstalments(policy: PremiumTerms, until: CalendarDate, today: CalendarDate): Instalment[] {
  const instalments: Instalment[] = [];
  for (let due = policy.dueDate; due !== null && due <= until; due = dueDateAfter(policy, due)) {
    const isFirstYear = due < addMonths(policy.issueDate, 12, dayOf(policy.issueDate));
    const gst = gstOnPremium(policy.modalPremium, policy.line, today, isFirstYear).amount;
    instalments.push({ dueDate: due, premium: policy.modalPremium, gst });
  }
  return instalments;
}

/** The premiums that can be paid today: all that are overdue, and what falls due within the next 30 days. */
export const payableInstalments = (policy: PremiumTerms, today: CalendarDate): Instalment[] =>
  unpaidInstalments(policy, addCalendarDays(today, PAYABLE_DAYS_BEFORE_DUE), today);

/**
 * The due date that follows one; null when that was the last of the premium term. Due dates keep the day of the issue
 * date and fall on the last of a month that is too short for it: 31 January, 28 February, 31 March.
 */
export function dueDateAfter(
  { premiumMode, issueDate, premiumTerm }: Pick<PremiumTerms, 'premiumMode' | 'issueDate' | 'premiumTerm'>,
  due: CalendarDate,
): CalendarDate | null {
  const months = MONTHS[premiumMode];
  if (months === 0) return null;
  const issueDay = dayOf(issueDate);
  const keepsIssueDay = dayOf(due) === Math.min(issueDay, daysInMonth(yearOf(due), monthOf(due)));
  const next = addMonths(due, months, keepsIssueDay ? issueDay : dayOf(due));
  return next < addMonths(issueDate, 12 * premiumTerm, issueDay) ? next : null;
}

const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));
const monthOf = (date: CalendarDate): number => Number(date.slice(5, 7));
const dayOf = (date: CalendarDate): number => Number(date.slice(8, 10));
const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The date so many months later, on `day` or the last of a shorter month. */
function addMonths(date: CalendarDate, months: number, day: number): CalendarDate {
  const count = yearOf(date) * 12 + monthOf(date) - 1 + months;
  const year = Math.floor(count / 12);
  const month = (count % 12) + 1;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(Math.min(day, daysInMonth(year, month)))}` as CalendarDate;
}
