import type { CalendarDate } from '../dates/calendar-date.ts';
import { needsAppointee } from './needs-appointee.ts';

/** Whether a person may be the appointee of a minor: they must be of age. */
export function mayBeAppointee(dateOfBirth: CalendarDate, today: CalendarDate): boolean {
  return !needsAppointee(dateOfBirth, today);
}
