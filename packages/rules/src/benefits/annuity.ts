import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { MONTHS_OF_MODE } from '../premium/due-date-after.ts';
import type { PremiumMode } from '../premium/premium-terms.ts';

/** What an annuity pays, and when. */
export interface Annuity {
  /** In paise. */
  readonly instalment: Paise;
  readonly mode: Exclude<PremiumMode, 'single'>;
  readonly firstOn: CalendarDate;
  /** No instalment falls due after this day; null if it is paid for life. */
  readonly lastOn: CalendarDate | null;
  /** The oldest instalment that is not ordered; left out to count from the first one. */
  readonly nextOn?: CalendarDate | null;
}

/**
 * The days of an annuity's instalments between two days, both inclusive. They keep the day of the first instalment, and fall on the
 * last day of a month that is too short for it.
 */
export function instalmentsBetween(annuity: Annuity, from: CalendarDate, until: CalendarDate): CalendarDate[] {
  const { mode, firstOn, lastOn } = annuity;
  const months = MONTHS_OF_MODE[mode];
  const end = lastOn !== null && lastOn < until ? lastOn : until;
  const dates: CalendarDate[] = [];
  const first = Math.max(0, Math.floor((monthOf(from) - monthOf(firstOn)) / months));
  for (let place = first; ; place += 1) {
    const date = addCalendarMonths(firstOn, place * months);
    if (date > end) return dates;
    if (date >= from) dates.push(date);
  }
}

/** The first instalment after a day; null after the last one. */
export function nextInstalment(annuity: Annuity, after: CalendarDate): CalendarDate | null {
  const { mode, firstOn } = annuity;
  const from = after < firstOn ? firstOn : after;
  // a month more, because an instalment may fall on a later day of its month than this one
  const until = addCalendarMonths(from, MONTHS_OF_MODE[mode] + 1);
  return instalmentsBetween(annuity, from, until).find((on) => on > after) ?? null;
}

/** Months since the beginning of the calendar. */
const monthOf = (date: CalendarDate): number => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));
