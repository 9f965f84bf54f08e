import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import { anniversaryOf } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { graceEndsOn } from '../premium/grace-ends-on.ts';
import type { PlanLine, PremiumMode } from '../premium/premium-terms.ts';
import { PREMIUM_NOTICE_DAYS } from '../tables/premium-notice-days.ts';
import { REVIVAL_YEARS } from '../tables/revival-years.ts';
import { valueOn } from '../tables/value-on.ts';

/** The notices about an unpaid premium, in order of time; `changed` is sent once the grace period is over. */
export const PREMIUM_NOTICES = ['due-soon', 'due', 'in-grace', 'changed'] as const;
export type PremiumNotice = (typeof PREMIUM_NOTICES)[number];

/** The days of one unpaid premium. */
export interface PremiumCalendar {
  /** The day of each notice; that of `changed` is the first day after grace. */
  readonly noticeOn: Readonly<Record<PremiumNotice, CalendarDate>>;
  readonly graceEndsOn: CalendarDate;
}

/** The days on which an unpaid premium needs something. Derived each time, never stored. */
export function premiumCalendar(dueDate: CalendarDate, premiumMode: PremiumMode): PremiumCalendar {
  const days = valueOn(PREMIUM_NOTICE_DAYS, dueDate);
  const end = graceEndsOn(dueDate, premiumMode);
  const inGrace = premiumMode === 'monthly' ? days?.inGrace.monthly : days?.inGrace.otherwise;
  return {
    noticeOn: {
      'due-soon': addCalendarMonths(dueDate, -(days?.monthsBefore ?? 0)),
      due: dueDate,
      'in-grace': addCalendarDays(dueDate, inGrace ?? 0),
      changed: addCalendarDays(end, 1),
    },
    graceEndsOn: end,
  };
}

/** The newest notice whose day has come; null before the first. Older ones are not sent late. */
export function newestNotice(calendar: PremiumCalendar, today: CalendarDate): PremiumNotice | null {
  return PREMIUM_NOTICES.findLast((notice) => calendar.noticeOn[notice] <= today) ?? null;
}

/** The next day after today on which an unpaid premium needs something; null if none is left. */
export function nextCalendarDay(calendar: PremiumCalendar, today: CalendarDate): CalendarDate | null {
  const next = PREMIUM_NOTICES.find((notice) => calendar.noticeOn[notice] > today);
  return next ? calendar.noticeOn[next] : null;
}

/**
 * The first day on which a policy can no longer be revived: a number of years after the first unpaid premium, by kind
 * of plan.
 */
export function revivalDateOf(line: PlanLine, dueDate: CalendarDate): CalendarDate {
  const years = valueOn(REVIVAL_YEARS, dueDate);
  return anniversaryOf(dueDate, (line === 'unit-linked' ? years?.unitLinked : years?.otherwise) ?? 0);
}
