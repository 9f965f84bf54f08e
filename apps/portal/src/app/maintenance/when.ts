import { format12HourTime, formatDate, todayInIndia } from '@lifedesk/rules';

/** An instant as people in India say it: the time, and the date if it is not today. */
export function formatInstant(instant: Date, now: Date): string {
  const date = todayInIndia(instant);
  const time = format12HourTime(instant);
  return date === todayInIndia(now) ? time : `${formatDate(date)}, ${time}`;
}
