import type { CalendarDate } from './calendar-date.ts';
import { type FinancialYear, financialYearFrom, startYearOf } from './financial-year.ts';

/** The list has no financial year before 2008-09. Specification section 9. */
export const FIRST_FINANCIAL_YEAR = 2008;

/**
 * The financial years to choose from, newest first: from the year of `today` back to that of `since` (a policy's issue
 * date), but none before 2008-09. Empty if `since` is in a future financial year.
 */
export function listFinancialYears(today: CalendarDate, since?: CalendarDate): FinancialYear[] {
  const last = startYearOf(today);
  const first = Math.max(FIRST_FINANCIAL_YEAR, since ? startYearOf(since) : FIRST_FINANCIAL_YEAR);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, back) => financialYearFrom(last - back));
}
