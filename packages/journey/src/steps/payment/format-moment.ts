import { type CalendarDate, format12HourTime, formatDate, todayInIndia } from '@lifedesk/rules';

/** The time of an instant in India, with its date unless that is today. */
export function formatMoment(instant: string, today: CalendarDate): string {
  const moment = new Date(instant);
  const day = todayInIndia(moment);
  const time = format12HourTime(moment);
  return day === today ? time : `${formatDate(day)}, ${time}`;
}
