import type { CalendarDate } from './calendar-date.ts';
import { type FinancialYear, financialYearFrom, startYearOf } from './financial-year.ts';

/** No financial year before 2008-09 is listed. Specification section 9. */
export const FIRST_FINANCIAL_YEAR = 2008;

/**
 * The financial years to choose from, newest first: from the one that `since` falls in (a policy's issue date), but none
 * before 2008-09, to the one that `today` falls in. Empty when `since` lies in a financial year to come.
 */
export function listFinancialYears(today: CalendarDate, since?: CalendarDate): FinancialYear[] {
  const last = startYearOf(today);
  const first = Math.max(FIRST_FINANCIAL_YEAR, since ? startYearOf(since) : FIRST_FINANCIAL_YEAR);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, back) => financialYearFrom(last - back));
}
