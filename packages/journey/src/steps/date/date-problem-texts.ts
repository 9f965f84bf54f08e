import * as m from '@lifedesk/journey/messages';
import type { DateProblem } from '@lifedesk/ui';

/** Why three inputs are not a date, in words that fit every date. Each service adds its own checks. */
export const dateProblemTexts: Record<Exclude<DateProblem, 'empty' | 'too-early' | 'too-late'>, () => string> = {
  incomplete: m.date_incomplete,
  unreadable: m.date_unreadable,
  'no-such-date': m.date_noSuchDate,
};
