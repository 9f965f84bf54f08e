import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { MONTHS_OF_MODE } from '../premium/due-date-after.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';

/** How many premiums a policy takes in all: 1 where there is a single one. */
export function premiumsPayable({
  premiumMode,
  premiumTerm,
}: Pick<PremiumTerms, 'premiumMode' | 'premiumTerm'>): number {
  const months = MONTHS_OF_MODE[premiumMode];
  return months === 0 ? 1 : (12 * premiumTerm) / months;
}

/** How many premiums fell due before the oldest unpaid one, and so are paid; all of them where nothing falls due any more. */
export function premiumsPaid(
  terms: Pick<PremiumTerms, 'premiumMode' | 'premiumTerm' | 'issueDate' | 'dueDate'>,
): number {
  const { premiumMode, issueDate, dueDate } = terms;
  const payable = premiumsPayable(terms);
  const months = MONTHS_OF_MODE[premiumMode];
  if (dueDate === null || months === 0) return payable;
  let paid = 0;
  while (paid < payable && dueOf(issueDate, paid * months) < dueDate) paid += 1;
  return paid;
}

/** How many premiums are still to be paid. */
export const premiumsLeft = (
  terms: Pick<PremiumTerms, 'premiumMode' | 'premiumTerm' | 'issueDate' | 'dueDate'>,
): number => (terms.dueDate === null ? 0 : premiumsPayable(terms) - premiumsPaid(terms));

const dueOf = (issueDate: CalendarDate, months: number): CalendarDate => addCalendarMonths(issueDate, months);
