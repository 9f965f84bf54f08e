import { addCalendarDays, type CalendarDate } from '@lifedesk/rules';

export interface RelativeDates {
  readonly today: CalendarDate;
  /** The date this many days after today; negative for before. */
  days(count: number): CalendarDate;
  /** The same day this many years earlier; 29 February becomes the 28th. */
  yearsBefore(date: CalendarDate, count: number): CalendarDate;
  /** The date of birth of a person who is this old today. */
  bornYearsAgo(count: number): CalendarDate;
}

/** Demo data are relative to the day on which they are created, so that a premium is always due. */
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
