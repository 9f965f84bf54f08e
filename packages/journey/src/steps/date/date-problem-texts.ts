import * as m from '@lifedesk/journey/messages';
import { type DateProblem, readTypedDate } from '@lifedesk/ui';

/** Why three inputs are not a date, in words that fit every date. Each service adds its own checks. */
export const dateProblemTexts: Record<Exclude<DateProblem, 'empty' | 'too-early' | 'too-late'>, () => string> = {
  incomplete: m.date_incomplete,
  unreadable: m.date_unreadable,
  'no-such-date': m.date_noSuchDate,
};

interface TypedDate {
  /** ISO 8601; empty while the three inputs are not a date. */
  readonly date: string;
  /** The text of the three inputs. */
  readonly typed: string;
  /** The first and the last possible date, ISO 8601. */
  readonly earliest: string;
  readonly latest: string;
}

/** What is wrong with a date that a form needs; `says` are the words for this date. */
export function typedDateProblem(
  { date, typed, earliest, latest }: TypedDate,
  says: Readonly<Record<'empty' | 'too-early' | 'too-late', () => string>>,
): (() => string) | undefined {
  if (date === '') return { ...dateProblemTexts, ...says }[readTypedDate(typed).problem ?? 'empty'];
  if (date < earliest) return says['too-early'];
  return date > latest ? says['too-late'] : undefined;
}
