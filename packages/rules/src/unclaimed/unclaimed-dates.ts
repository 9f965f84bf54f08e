import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { UNCLAIMED_AFTER_MONTHS, WELFARE_FUND_YEARS } from '../tables/unclaimed-amount.ts';
import { valueOn } from '../tables/value-on.ts';

/** What happens to an amount that was not received, and when. */
export interface UnclaimedDates {
  /** The first day on which it counts as unclaimed. */
  readonly unclaimedFrom: CalendarDate;
  /** The 30 September from which it is being moved to the Senior Citizens' Welfare Fund. */
  readonly movingFrom: CalendarDate;
  /** The day by which it has moved. */
  readonly movedOn: CalendarDate;
  /** The last day on which the insurer still pays it out of that fund. */
  readonly claimableUntil: CalendarDate;
}

/** With the insurer; being moved; in the Senior Citizens' Welfare Fund; too old to claim. */
export type UnclaimedStage = 'held' | 'moving' | 'moved' | 'over';

const YEAR = 12;

const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

/** The dates of an amount that fell due on a day. Throws RangeError before the tables begin. */
export function unclaimedDates(dueOn: CalendarDate): UnclaimedDates {
  const months = valueOn(UNCLAIMED_AFTER_MONTHS, dueOn);
  const fund = valueOn(WELFARE_FUND_YEARS, dueOn);
  if (months === null || fund === null) throw new RangeError('No rule is known for an amount that old');
  const oldFrom = addCalendarMonths(dueOn, fund.after * YEAR);
  const september: CalendarDate = `${yearOf(oldFrom)}-09-30`;
  // more than this many years: an amount exactly that old waits for the next year
  const over = oldFrom < september ? september : addCalendarMonths(september, YEAR);
  const isBeforeFund = over < fund.firstMove;
  const movingFrom = isBeforeFund ? fund.firstMove : over;
  const movedOn: CalendarDate = `${yearOf(movingFrom) + 1}-03-01`;
  return {
    unclaimedFrom: addCalendarDays(addCalendarMonths(dueOn, months), 1),
    movingFrom,
    movedOn,
    claimableUntil: addCalendarMonths(movedOn, fund.claimable * YEAR),
  };
}

/** Where an unclaimed amount is on a day. Null before it counts as unclaimed. */
export function unclaimedStage(dueOn: CalendarDate, today: CalendarDate): UnclaimedStage | null {
  const { unclaimedFrom, movingFrom, movedOn, claimableUntil } = unclaimedDates(dueOn);
  if (today < unclaimedFrom) return null;
  if (today < movingFrom) return 'held';
  if (today < movedOn) return 'moving';
  return today <= claimableUntil ? 'moved' : 'over';
}
