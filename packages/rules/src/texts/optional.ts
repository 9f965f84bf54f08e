import type { CalendarDate } from '../dates/calendar-date.ts';
import { formatDate } from '../dates/format-date.ts';

/** Whether a sentence has a value: some are worded differently without one. */
export const yesOrNo = (hasValue: boolean): 'yes' | 'no' => (hasValue ? 'yes' : 'no');

/** The values of a sentence with a date, dd/MM/yyyy, or without one. */
export const optionalDate = (date: CalendarDate | null) => ({
  date: date ? formatDate(date) : '',
  hasDate: yesOrNo(date !== null),
});
