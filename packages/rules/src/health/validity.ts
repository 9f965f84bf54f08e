import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { HEALTH_DECLARATION } from '../tables/health-terms.ts';
import { valueOn } from '../tables/value-on.ts';

/** The last day on which a health declaration is valid. */
export const healthValidUntil = (declaredOn: CalendarDate): CalendarDate =>
  addCalendarDays(declaredOn, valueOn(HEALTH_DECLARATION, declaredOn)?.validDays ?? 0);

/** Whether an application has waited so long that health must be declared again. */
export function applicationNeedsHealth(receivedOn: CalendarDate, today: CalendarDate): boolean {
  const terms = valueOn(HEALTH_DECLARATION, today);
  return terms !== null && calendarDaysBetween(receivedOn, today) > terms.applicationDays;
}
