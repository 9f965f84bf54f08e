import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { APPLICATION_SILENCE } from '../tables/application-terms.ts';
import { promisedDate } from '../tables/promised-date.ts';
import { valueOn } from '../tables/value-on.ts';
import { type ApplicationStage, isEndedApplication } from './stages.ts';

/** Months after its last change of stage in which an ended application can be tracked (specification, section 2). */
const TRACKED_MONTHS = 6;

/** Whether an application can be tracked: always while it is open, and for six months after it ended. */
export function isTracked(
  { stage, since }: { readonly stage: ApplicationStage; readonly since: CalendarDate },
  today: CalendarDate,
): boolean {
  return !isEndedApplication(stage) || today <= addCalendarMonths(since, TRACKED_MONTHS);
}

/** When we decide, and how late we are. */
export interface DecisionClock {
  readonly answerBy: CalendarDate;
  /** Days since `answerBy`; 0 while it has not passed. */
  readonly daysLate: number;
}

/**
 * The day by which an application is decided: seven days after its receipt, or after the last paper that was asked for.
 * Null before the first promise of the table.
 */
export function decisionClock(countsFrom: CalendarDate, today: CalendarDate): DecisionClock | null {
  const answerBy = promisedDate('proposal', countsFrom);
  return answerBy && { answerBy, daysLate: Math.max(0, calendarDaysBetween(answerBy, today)) };
}

/** What silence about papers leads to on a day. */
export type SilenceStep = 'none' | 'first-reminder' | 'second-reminder' | 'close';

/** What we do today about papers that were asked for and have not arrived: two reminders, then the application closes. */
export function silenceStep(requestedOn: CalendarDate, today: CalendarDate): SilenceStep {
  const terms = valueOn(APPLICATION_SILENCE, requestedOn);
  if (terms === null) return 'none';
  const days = calendarDaysBetween(requestedOn, today);
  if (days >= terms.closesAfter) return 'close';
  if (days >= terms.secondReminder) return 'second-reminder';
  return days >= terms.firstReminder ? 'first-reminder' : 'none';
}

/** The last day on which an application that closed for silence can be reopened; null before the table. */
export function resumeUntil(closedOn: CalendarDate): CalendarDate | null {
  const terms = valueOn(APPLICATION_SILENCE, closedOn);
  return terms && addCalendarDays(closedOn, terms.resumeDays);
}
