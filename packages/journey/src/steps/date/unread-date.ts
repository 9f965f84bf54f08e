import * as m from '@lifedesk/journey/messages';
import type { DateProblem } from '@lifedesk/ui';

/** Why three inputs say no date, in words that hold for every date. What it lacks beyond that each service says itself. */
export const unreadDate: Record<Exclude<DateProblem, 'empty' | 'too-early' | 'too-late'>, () => string> = {
  incomplete: m.date_incomplete,
  unreadable: m.date_unreadable,
  'no-such-date': m.date_noSuchDate,
};
