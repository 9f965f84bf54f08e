import { lightFormat } from 'date-fns/lightFormat';
import { toIndiaWallClock } from './india-time.ts';

/**
 * The time in India at an instant, on the 12-hour clock with two-digit padding and 12 in place of 0: 18:35 UTC is
 * `'12:05 AM'`, 06:30 UTC `'12:00 PM'`. Specification section 9.
 */
export function format12HourTime(instant: Date): string {
  return lightFormat(toIndiaWallClock(instant), 'hh:mm a');
}
