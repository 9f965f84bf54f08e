import { type CalendarDate, partsOfDate } from './calendar-date.ts';
import { daysInMonth } from './days-in-month.ts';

/**
 * The date so many months later, on `day` of that month or on its last day where the month is shorter: one month after
 * 31 January is 28 February, and one month after 28 February with day 31 is 31 March. The day is the date's own unless given.
 */
export function addCalendarMonths(date: CalendarDate, months: number, day = dayOfMonth(date)): CalendarDate {
  const from = partsOfDate(date);
  const monthsSinceYear0 = 12 * from.year + (from.month - 1) + months;
  const year = Math.floor(monthsSinceYear0 / 12);
  const month = monthsSinceYear0 - 12 * year + 1;
  return `${digits(4, year)}-${digits(2, month)}-${digits(2, Math.min(day, daysInMonth(year, month)))}` as CalendarDate;
}

const digits = (count: number, value: number) => String(value).padStart(count, '0');

/** The day of the month, 1 to 31. */
export const dayOfMonth = (date: CalendarDate): number => Number(date.slice(8, 10));
