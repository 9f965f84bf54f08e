import type { CalendarDate } from '../dates/calendar-date.ts';
import type { DatedTable } from './value-on.ts';

/** The last day on which a credit note can return the GST of a premium due in a financial year; one row a financial year. */
export const CREDIT_NOTE_LAST_DAY: DatedTable<CalendarDate> = [2022, 2023, 2024, 2025, 2026, 2027].map((year) => ({
  from: `${year}-04-01`,
  to: `${year + 1}-03-31`,
  value: `${year + 1}-11-30`,
  source: 'CGST Act 2017, section 34(2), as amended by the Finance Act 2022: 30 November after the financial year',
}));
