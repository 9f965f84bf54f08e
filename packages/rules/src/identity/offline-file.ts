import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { FOUND_IDENTITY_MINUTES, OFFLINE_FILE_DAYS } from '../tables/identity-terms.ts';
import { valueOn } from '../tables/value-on.ts';

/** Why a file of the Aadhaar authority cannot be used. */
export type OfflineFileReason =
  | 'too-big'
  | 'not-zip'
  | 'code-wrong'
  | 'signature'
  | 'certificate'
  | 'too-old'
  | 'mobile-differs';

/** The first day on which a file that is used today may have been made. Days are calendar days in India. */
export const offlineFileMadeFrom = (today: CalendarDate): CalendarDate =>
  addCalendarDays(today, -(valueOn(OFFLINE_FILE_DAYS, today) ?? 0));

/** Whether a file of the Aadhaar authority is young enough. One from the future is not. */
export const isOfflineFileCurrent = (madeOn: CalendarDate, today: CalendarDate): boolean =>
  offlineFileMadeFrom(today) <= madeOn && madeOn <= today;

/** How long what the Aadhaar authority found may be kept before it is submitted, in minutes. */
export const foundIdentityMinutes = (today: CalendarDate): number => valueOn(FOUND_IDENTITY_MINUTES, today) ?? 0;
