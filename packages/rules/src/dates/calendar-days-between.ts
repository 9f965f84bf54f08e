import { type CalendarDate, utcMidnight } from './calendar-date.ts';
import { DAY_MS } from './day-ms.ts';

/** Calendar days from one date to the other, negative if `to` is earlier: from the 1st to the 3rd is 2. */
export function calendarDaysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utcMidnight(to).getTime() - utcMidnight(from).getTime()) / DAY_MS;
}
