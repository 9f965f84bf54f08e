import { anniversaryOf } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { LOCK_IN_YEARS } from '../tables/surrender-value.ts';
import { valueOn } from '../tables/value-on.ts';

/** The first day on which units bought by premiums can be taken out: five years after the policy began. */
export const policyLockedUntil = (issueDate: CalendarDate): CalendarDate =>
  anniversaryOf(issueDate, valueOn(LOCK_IN_YEARS, issueDate) ?? 0);
