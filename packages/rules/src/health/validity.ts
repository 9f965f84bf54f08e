import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { HEALTH_DECLARATION } from '../tables/health-terms.ts';
import { valueOn } from '../tables/value-on.ts';
import type { HealthOutcome } from './health-outcome.ts';
import { HEALTH_VERSION } from './health-questions.ts';

/** The last day on which a health declaration is valid. */
export const healthValidUntil = (declaredOn: CalendarDate): CalendarDate =>
  addCalendarDays(declaredOn, valueOn(HEALTH_DECLARATION, declaredOn)?.validDays ?? 0);

/** Whether an application has waited so long that health must be declared again. */
export function applicationNeedsHealth(receivedOn: CalendarDate, today: CalendarDate): boolean {
  const terms = valueOn(HEALTH_DECLARATION, today);
  return terms !== null && calendarDaysBetween(receivedOn, today) > terms.applicationDays;
}

/** What counts when a health declaration has expired. */
export interface ExpiredHealth {
  readonly outcome: HealthOutcome;
  /** Of its questions. */
  readonly version: number;
  readonly validUntil: CalendarDate;
  /** It prolongs an earlier one itself. */
  readonly isConfirmation: boolean;
}

/**
 * Whether a health declaration counts again if nothing has changed since: it has expired, needed no review, and no newer
 * questions exist. Once only: after that, the whole form is asked again.
 */
export const canConfirmHealth = (
  { outcome, version, validUntil, isConfirmation }: ExpiredHealth,
  today: CalendarDate,
): boolean => validUntil < today && outcome === 'clean' && version === HEALTH_VERSION && !isConfirmation;
