import type { CalendarDate } from '../dates/calendar-date.ts';
import { needsAppointee } from './needs-appointee.ts';

/** Whether a person may be the appointee of a minor: one who is of age. */
export function mayBeAppointee(dateOfBirth: CalendarDate, today: CalendarDate): boolean {
  return !needsAppointee(dateOfBirth, today);
}
