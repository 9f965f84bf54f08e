import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { MONTHS_OF_MODE } from '../premium/due-date-after.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';

/** How many premiums a policy takes in total: 1 for a single premium. */
export function premiumsPayable({
  premiumMode,
  premiumTerm,
}: Pick<PremiumTerms, 'premiumMode' | 'premiumTerm'>): number {
  const months = MONTHS_OF_MODE[premiumMode];
  return months === 0 ? 1 : (12 * premiumTerm) / months;
}

/**
 * How many premiums fell due before the oldest unpaid one and so are paid; all of them if nothing falls due any more.
 */
export function premiumsPaid(
  terms: Pick<PremiumTerms, 'premiumMode' | 'premiumTerm' | 'issueDate' | 'dueDate'>,
): number {
  const { premiumMode, issueDate, dueDate } = terms;
  const payable = premiumsPayable(terms);
  const months = MONTHS_OF_MODE[premiumMode];
  if (dueDate === null || months === 0) return payable;
  const apart = monthsBetween(issueDate, dueDate);
  // if one falls due in the same month as the oldest unpaid one, the day decides
  const inItsMonth = apart % months === 0 && addCalendarMonths(issueDate, apart) < dueDate ? 1 : 0;
  return Math.max(0, Math.min(payable, Math.ceil(apart / months) + inItsMonth));
}

/** How many premiums are still to be paid. */
export const premiumsLeft = (
  terms: Pick<PremiumTerms, 'premiumMode' | 'premiumTerm' | 'issueDate' | 'dueDate'>,
): number => (terms.dueDate === null ? 0 : premiumsPayable(terms) - premiumsPaid(terms));

/** Months from the month of one date to that of the other; days do not count. */
const monthsBetween = (from: CalendarDate, to: CalendarDate): number =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
