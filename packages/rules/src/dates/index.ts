// Dates: calendar dates and India's time.

export { addCalendarDays } from './add-calendar-days.ts';
export { addCalendarMonths } from './add-calendar-months.ts';
export { ageOn } from './age-on.ts';
export type { CalendarDate } from './calendar-date.ts';
export { isCalendarDate } from './calendar-date.ts';
export { calendarDaysBetween } from './calendar-days-between.ts';
export type { FinancialYear } from './financial-year.ts';
export { financialYearOf } from './financial-year.ts';
export { format12HourTime } from './format-12-hour-time.ts';
export { formatDate } from './format-date.ts';
export { formatOrdinalDate } from './format-ordinal-date.ts';
export { formatServerDate } from './format-server-date.ts';
export type { ClockTime } from './india-time.ts';
export { indiaInstant, todayInIndia } from './india-time.ts';
export { FIRST_FINANCIAL_YEAR, listFinancialYears } from './list-financial-years.ts';
export { parseDayFirstDate } from './parse-day-first-date.ts';
export { parseIsoDate } from './parse-iso-date.ts';
export { parseServerDate } from './parse-server-date.ts';
