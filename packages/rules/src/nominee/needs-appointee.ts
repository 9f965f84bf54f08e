import { ageOn } from '../dates/age-on.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';

/** Age of majority in completed years: Indian Majority Act 1875, section 3. */
export const AGE_OF_MAJORITY = 18;

/** Whether a nominee is a minor and needs an appointee. From the 18th birthday on, none is needed. */
export function needsAppointee(nomineeDateOfBirth: CalendarDate, today: CalendarDate): boolean {
  return ageOn(today, nomineeDateOfBirth) < AGE_OF_MAJORITY;
}
