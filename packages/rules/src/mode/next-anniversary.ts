import { premiumCalendar } from '../calendar/policy-calendar.ts';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { anniversaryOf } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';
import { payableFrom } from '../premium/unpaid-instalments.ts';

/**
 * The first anniversary of the policy on or after its oldest unpaid due date, which is when a changed premium first
 * falls due; null if premiums end before it.
 */
export function nextAnniversary({
  issueDate,
  premiumTerm,
  dueDate,
}: Pick<PremiumTerms, 'issueDate' | 'premiumTerm' | 'dueDate'>): CalendarDate | null {
  if (dueDate === null) return null;
  for (let year = 1; year < premiumTerm; year += 1) {
    const anniversary = anniversaryOf(issueDate, year);
    if (anniversary >= dueDate) return anniversary;
  }
  return null;
}

/** `nextAnniversary` after a day: a change decided on that day cannot start with a premium that was already due. */
export function nextAnniversaryAfter(
  policy: Pick<PremiumTerms, 'issueDate' | 'premiumTerm' | 'dueDate'>,
  day: CalendarDate,
): CalendarDate | null {
  const { dueDate } = policy;
  const isPast = dueDate !== null && dueDate <= day;
  return nextAnniversary(isPast ? { ...policy, dueDate: addCalendarDays(day, 1) } : policy);
}

/**
 * The day on which a changed premium is booked: the earliest day on which its first premium can be paid or is
 * announced, so that no one is asked for the old amount.
 */
export function premiumChangeBookedOn(effectiveOn: CalendarDate): CalendarDate {
  const payable = payableFrom(effectiveOn);
  const announced = premiumCalendar(effectiveOn, 'yearly').noticeOn['due-soon'];
  if (payable < announced) return payable;
  return announced;
}
