import { getYear } from 'date-fns/getYear';
import { subMonths } from 'date-fns/subMonths';
import { type CalendarDate, toUtcDate } from './calendar-date.ts';

/** A financial year of India, 1 April to 31 March inclusive. Specification section 9. */
export interface FinancialYear {
  /** `'2025-26'` */
  readonly label: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The financial year that a date falls in: 31 March 2026 is in 2025-26, 1 April 2026 in 2026-27. */
export function financialYearOf(date: CalendarDate): FinancialYear {
  return financialYearFrom(startYearOf(date));
}

/** The calendar year in which the date's financial year begins. */
export function startYearOf(date: CalendarDate): number {
  return getYear(subMonths(toUtcDate(date), 3));
}

/** The financial year that begins on 1 April of a calendar year. */
export function financialYearFrom(startYear: number): FinancialYear {
  const next = startYear + 1;
  return {
    label: `${startYear}-${String(next % 100).padStart(2, '0')}`,
    from: `${startYear}-04-01`,
    to: `${next}-03-31`,
  };
}
