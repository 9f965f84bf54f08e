import { type CalendarDate, toUtcDate } from './calendar-date.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** 1st, 2nd, 3rd, and the same after twenty and thirty; all others end in `th`. */
const ENDINGS = ['th', 'st', 'nd', 'rd'];
const isTeen = (day: number) => day > 10 && day < 20;

/**
 * `'5th Mar 26'`: the day with its English ordinal, the short month, the two-digit year. Specification section 9.
 * English in every language of the page. Written by hand: date-fns would add 5 KB to every signed-in page, and the
 * first `Intl.DateTimeFormat` of a page keeps a slow phone busy for longer than drawing it.
 */
export function formatOrdinalDate(date: CalendarDate): string {
  const utc = toUtcDate(date);
  const day = utc.getUTCDate();
  const ending = (isTeen(day) ? undefined : ENDINGS[day % 10]) ?? 'th';
  return `${day}${ending} ${MONTHS[utc.getUTCMonth()]} ${date.slice(2, 4)}`;
}
