import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { type CalendarDate, toUtcDate } from '../dates/calendar-date.ts';
import { indiaInstant, todayInIndia } from '../dates/india-time.ts';
import { NAV_CUT_OFF } from '../tables/unit-linked.ts';
import { valueOn } from '../tables/value-on.ts';

/** Whether unit prices are published for a day: Monday to Friday, except holidays. */
export function isBusinessDay(date: CalendarDate, holidays: readonly CalendarDate[]): boolean {
  const weekday = toUtcDate(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(date);
}

/**
 * The day whose closing price applies to money received at an instant: the same day up to the cut-off of a business
 * day, otherwise the next business day.
 */
export function navDateOf(receivedAt: Date, holidays: readonly CalendarDate[]): CalendarDate {
  const day = todayInIndia(receivedAt);
  const isInTime = isBusinessDay(day, holidays) && receivedAt <= cutOffOf(day);
  return isInTime ? day : nextBusinessDay(day, holidays);
}

/** Until when money received gets the same price as now. */
export function navDateHoldsUntil(now: Date, holidays: readonly CalendarDate[]): Date {
  return cutOffOf(navDateOf(now, holidays));
}

const cutOffOf = (date: CalendarDate): Date => indiaInstant(date, valueOn(NAV_CUT_OFF, date) ?? '00:00');

/** The next day for which unit prices are published. */
export function nextBusinessDay(date: CalendarDate, holidays: readonly CalendarDate[]): CalendarDate {
  const next = addCalendarDays(date, 1);
  return isBusinessDay(next, holidays) ? next : nextBusinessDay(next, holidays);
}
