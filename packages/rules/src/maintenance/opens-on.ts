import { addDays } from 'date-fns/addDays';
import { isSameMonth } from 'date-fns/isSameMonth';
import { type CalendarDate, toUtcDate } from '../dates/calendar-date.ts';
import { type CoreDowntimeWindow, WEEKDAYS } from './maintenance-schedule.ts';

/** Whether a window of the core system's downtime begins on a date. It may reach into the next day. */
export function opensOn(window: CoreDowntimeWindow, date: CalendarDate): boolean {
  const utc = toUtcDate(date);
  return isInDays(window, utc.getDate()) && isOnWeekday(window, utc) && isInWeeks(window, utc);
}

function isInDays({ frequency, weekday, startDate, endDate }: CoreDowntimeWindow, day: number): boolean {
  if (frequency === 'Monthly' && !weekday && !startDate) return false;
  const first = startDate ?? 1;
  const last = endDate ?? (frequency === 'Monthly' && !weekday ? first : 31);
  return first <= last ? first <= day && day <= last : first <= day || day <= last;
}

function isOnWeekday({ frequency, weekday }: CoreDowntimeWindow, utc: Date): boolean {
  return weekday ? weekday === WEEKDAYS[utc.getDay()] : frequency !== 'Weekly';
}

function isInWeeks({ weekNumbers }: CoreDowntimeWindow, utc: Date): boolean {
  if (!weekNumbers?.length) return true;
  const week = Math.ceil(utc.getDate() / 7);
  const isLast = !isSameMonth(utc, addDays(utc, 7));
  return weekNumbers.some((number) => (number === 'last' ? isLast : number === week));
}
