import { format12HourTime, formatDate, todayInIndia } from '@lifedesk/rules';

/** An instant as a person in India says it: the time, and the date where that is not today. */
export function whenInIndia(instant: Date, now: Date): string {
  const date = todayInIndia(instant);
  const time = format12HourTime(instant);
  return date === todayInIndia(now) ? time : `${formatDate(date)}, ${time}`;
}
