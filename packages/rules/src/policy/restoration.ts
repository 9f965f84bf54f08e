import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { isReinstatementEligible, REINSTATEMENT_DAYS } from './is-reinstatement-eligible.ts';
import { isRevivalEligible, REVIVAL_DAYS, type RevivalFacts } from './is-revival-eligible.ts';

/** How a lapsed policy gets back in force. */
export type RestorationWay = 'revival' | 'reinstatement' | 'none';

/**
 * How a lapsed policy can get back in force today: by revival, by reinstatement up to 180 days, or not online, as for a
 * policy that has not lapsed.
 */
export function restorationWay(facts: RevivalFacts): RestorationWay {
  if (isRevivalEligible(facts).eligible) return 'revival';
  return isReinstatementEligible(facts).eligible ? 'reinstatement' : 'none';
}

/** The days on which a lapsed policy can be put back in force, inclusive. */
export interface RestorationWindows {
  readonly reinstatementFrom: CalendarDate;
  readonly reinstatementUntil: CalendarDate;
  readonly revivalFrom: CalendarDate;
  readonly revivalUntil: CalendarDate;
}

/**
 * The windows of a policy by its oldest unpaid due date and its revival date; null without a due date to count from.
 */
export function restorationWindows({
  dueDate,
  revivalDate,
}: Pick<RevivalFacts, 'dueDate' | 'revivalDate'>): RestorationWindows | null {
  if (dueDate === null) return null;
  return {
    reinstatementFrom: addCalendarDays(dueDate, 1),
    reinstatementUntil: addCalendarDays(dueDate, REINSTATEMENT_DAYS),
    revivalFrom: addCalendarDays(dueDate, REVIVAL_DAYS.moreThan + 1),
    revivalUntil: revivalDate ? addCalendarDays(revivalDate, -1) : addCalendarDays(dueDate, REVIVAL_DAYS.lessThan - 1),
  };
}
