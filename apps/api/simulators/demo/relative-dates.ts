import { addCalendarDays, type CalendarDate } from '@lifedesk/rules';

export interface RelativeDates {
  readonly today: CalendarDate;
  /** So many days from today, or before it. */
  days(count: number): CalendarDate;
  /** The same day so many years before a date; 29 February becomes the 28th. */
  yearsBefore(date: CalendarDate, count: number): CalendarDate;
  /** A birthday that makes a person this old today. */
  bornYearsAgo(count: number): CalendarDate;
}

/** Demo people are made relative to the day on which they are made, so that a premium is always due. */
export function relativeTo(today: CalendarDate): RelativeDates {
  const yearsBefore = (date: CalendarDate, count: number): CalendarDate => {
    const year = Number(date.slice(0, 4)) - count;
    const rest =
      date.slice(4) === '-02-29' && !(year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0))
        ? '-02-28'
        : date.slice(4);
    return `${year}${rest}` as CalendarDate;
  };
  return {
    today,
    days: (count) => addCalendarDays(today, count),
    yearsBefore,
    bornYearsAgo: (count) => addCalendarDays(yearsBefore(today, count), -107),
  };
}
