import { type CalendarDate, toUtcDate } from './calendar-date.ts';

const month = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const ordinal = /* @__PURE__ */ new Intl.PluralRules('en-US', { type: 'ordinal' });
/** 1st, 2nd, 3rd; all others end in `th`. */
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/**
 * `'5th Mar 26'`: the day with its English ordinal, the short month, the two-digit year. Specification section 9. The platform
 * has the words, of which date-fns would bring 5 KB to every page of a signed-in person.
 */
export function formatOrdinalDate(date: CalendarDate): string {
  const utc = toUtcDate(date);
  const day = utc.getUTCDate();
  return `${day}${ENDINGS[ordinal.select(day)] ?? 'th'} ${month.format(utc)} ${date.slice(2, 4)}`;
}
