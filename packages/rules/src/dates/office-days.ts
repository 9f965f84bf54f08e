import { type CalendarDate, toUtcDate } from './calendar-date.ts';

/** Whether our offices work on a day: Monday to Friday without the given holidays. */
export const isOfficeDay = (date: CalendarDate, holidays: readonly CalendarDate[]): boolean => {
  const weekday = toUtcDate(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(date);
};
