import { format12HourTime, formatDate, parseIsoDate, todayInIndia } from '@lifedesk/rules';

/** Formats a business date; anything else stays unchanged. */
export function dayOf(date: string): string {
  const parsed = parseIsoDate(date);
  return parsed ? formatDate(parsed) : date;
}

/** An instant as date and time in India. */
export function momentOf(instant: string): string {
  const at = new Date(instant);
  return `${formatDate(todayInIndia(at))}, ${format12HourTime(at)}`;
}
