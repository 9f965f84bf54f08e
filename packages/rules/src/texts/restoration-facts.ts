import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { formatDate } from '../dates/format-date.ts';
import type { RevivalFacts } from '../policy/is-revival-eligible.ts';
import { restorationWindows } from '../policy/restoration.ts';

/** The facts behind the sentences about revival and reinstatement. */
export type RestorationTextFacts = Pick<RevivalFacts, 'dueDate' | 'revivalDate' | 'today'>;

/** The values in the sentences; an empty text without a due date to count from. */
export function restorationValues(facts: RestorationTextFacts) {
  const windows = restorationWindows(facts);
  const dateText = (date: CalendarDate | null | undefined) => (date ? formatDate(date) : '');
  return {
    due: dateText(facts.dueDate),
    days: facts.dueDate ? Math.max(0, calendarDaysBetween(facts.dueDate, facts.today)) : 0,
    reinstatementUntil: dateText(windows?.reinstatementUntil),
    revivalFrom: dateText(windows?.revivalFrom),
    revivalUntil: dateText(windows?.revivalUntil),
  };
}
