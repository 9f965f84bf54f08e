import { digitsOf } from '../OtpInput/digits-of.ts';

export const dateParts = ['day', 'month', 'year'] as const;
export type DatePart = (typeof dateParts)[number];

/** The text of the three inputs. */
export type DateText = Record<DatePart, string>;

/** Why the parts are not a valid date, as a word that the caller turns into a sentence. */
export const dateProblems = ['empty', 'incomplete', 'unreadable', 'no-such-date', 'too-early', 'too-late'] as const;
export type DateProblem = (typeof dateProblems)[number];

export interface DateReading {
  /** `YYYY-MM-DD`, or null if the parts are not a date. A date outside the limits is still returned. */
  date: string | null;
  problem: DateProblem | null;
  /** The wrong parts, in order: missing, out of range, or all if the date as a whole is wrong. */
  wrong: readonly DatePart[];
  /**
   * The parts as one text that a draft can keep and the field accepts as its value: the date if complete, otherwise
   * year, month and day as typed, such as `1984-3-`; empty if nothing was typed.
   */
  typed: string;
}

/** Limits, `YYYY-MM-DD`, inclusive. */
export interface DateLimits {
  earliest?: string | undefined;
  latest?: string | undefined;
}

const places: Record<DatePart, number> = { day: 2, month: 2, year: 4 };

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

type DateResult = Omit<DateReading, 'typed'>;
const bad = (problem: DateProblem, wrong: readonly DatePart[] = dateParts): DateResult => ({
  date: null,
  problem,
  wrong,
});

function judge(text: DateText, { earliest, latest }: DateLimits): DateResult {
  const missing = dateParts.filter((part) => text[part] === '');
  if (missing.length === dateParts.length) return bad('empty');
  const day = Number(text.day);
  const month = Number(text.month);
  const inRange: Record<DatePart, boolean> = {
    day: day >= 1 && day <= 31,
    month: month >= 1 && month <= 12,
    year: /^[12]\d{3}$/.test(text.year),
  };
  const wrong = dateParts.filter((part) => text[part] !== '' && !inRange[part]);
  if (missing.length > 0) return bad('incomplete', [...missing, ...wrong].sort(inOrder));
  if (wrong.length > 0) return bad('unreadable', wrong);
  if (day > daysIn(Number(text.year), month)) return bad('no-such-date', ['day']);
  const date = `${text.year}-${text.month.padStart(2, '0')}-${text.day.padStart(2, '0')}`;
  if (earliest !== undefined && date < earliest) return { date, problem: 'too-early', wrong: dateParts };
  if (latest !== undefined && date > latest) return { date, problem: 'too-late', wrong: dateParts };
  return { date, problem: null, wrong: [] };
}

/**
 * Reads the parts as one date of the calendar: 30 February is not one. The year needs four digits, since 27 may mean
 * two centuries.
 */
export function readDate(text: DateText, limits: DateLimits = {}): DateReading {
  const judged = judge(text, limits);
  const parts = `${text.year}-${text.month}-${text.day}`;
  return { ...judged, typed: judged.date ?? (parts === '--' ? '' : parts) };
}

/** Reads a text from `DateReading.typed`. */
export const readTypedDate = (typed: string, limits?: DateLimits): DateReading => readDate(writeDate(typed), limits);

const inOrder = (a: DatePart, b: DatePart) => dateParts.indexOf(a) - dateParts.indexOf(b);

/** Splits a date, or the typed part of one, into the text of the three inputs; empty for any other text. */
export function writeDate(typed: string | null | undefined): DateText {
  const [, year = '', month = '', day = ''] = /^(\d{0,4})-(\d{0,2})-(\d{0,2})$/.exec(typed ?? '') ?? [];
  return { day, month, year };
}

/** Digits of any script as Latin ones, without surrounding spaces and invisible marks. */
const plain = (text: string) =>
  text
    .replace(/\p{Nd}/gu, (digit) => digitsOf(digit, 1))
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim();

const SEPARATOR = '[/.,\\-\\s]+';
const DAY = '(?<day>\\d{1,2})';
const NTH = `${DAY}(?:st|nd|rd|th)?`;
const MONTH = '(?<month>\\d{1,2})';
const NAME = '(?<name>[a-z]{3,9})\\.?';
const YEAR = '(?<year>\\d{4})';

/** How a date is written: 05/03/2027, 2027-03-05, 5-Mar-2027, March 5th, 2027. */
const SHAPES = [
  [DAY, MONTH, YEAR],
  [YEAR, MONTH, DAY],
  [NTH, NAME, YEAR],
  [NAME, NTH, YEAR],
].map((parts) => new RegExp(`^${parts.join(SEPARATOR)}$`, 'i'));

/** The number of a month by its English name or its first three letters or more; undefined for another word. */
function monthNumber(word: string): string | undefined {
  const names = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
  const isMonth = (_: unknown, at: number) =>
    names
      .format(Date.UTC(2000, at, 1))
      .toLowerCase()
      .startsWith(word.toLowerCase());
  const at = Array.from({ length: 12 }).findIndex(isMonth);
  return at < 0 ? undefined : String(at + 1);
}

/**
 * The three parts of a pasted or auto-filled date, such as 05/03/2027, 2027-03-05 or 5 Mar 2027; null for anything else.
 */
export function splitDate(text: string): DateText | null {
  const typed = plain(text);
  for (const shape of SHAPES) {
    const { day, month, name, year } = shape.exec(typed)?.groups ?? {};
    const number = month ?? (name && monthNumber(name));
    if (day && number && year) return { day, month: number, year };
  }
  return null;
}

export interface EditedPart {
  text: string;
  /** Position of the caret in `text`. */
  caret: number;
  /** A separator was typed after the text: focus moves to the next part. */
  goesOn: boolean;
}

/**
 * One part after an edit from `before` to `typed` with the caret at `caret`. Only digits stay, in Latin script. If
 * there is no room for another one, the present digits stay.
 */
export function editPart(part: DatePart, before: string, typed: string, caret: number): EditedPart {
  const digits = (text: string) => digitsOf(text, Number.POSITIVE_INFINITY);
  const all = digits(typed);
  const goesOn = all !== '' && /[/.\-\s]$/.test(typed.slice(0, caret)) && caret === typed.length;
  if (all.length > places[part] && before.length === places[part])
    return {
      text: before,
      caret: Math.min(before.length, Math.max(0, caret - (typed.length - before.length))),
      goesOn,
    };
  const text = all.slice(0, places[part]);
  return { text, caret: Math.min(text.length, digits(typed.slice(0, caret)).length), goesOn };
}
