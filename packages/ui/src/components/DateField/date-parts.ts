import { digitsOf } from '../OtpInput/digits-of.ts';

export const dateParts = ['day', 'month', 'year'] as const;
export type DatePart = (typeof dateParts)[number];

/** The text of the three inputs. */
export type DateText = Record<DatePart, string>;

/** What keeps the parts from being a date that may be sent, as a word that the caller turns into a sentence. */
export const dateProblems = ['empty', 'incomplete', 'unreadable', 'no-such-date', 'too-early', 'too-late'] as const;
export type DateProblem = (typeof dateProblems)[number];

export interface DateReading {
  /** `YYYY-MM-DD`, or null where the parts say no date. A date outside the limits is still given. */
  date: string | null;
  problem: DateProblem | null;
  /** The parts that are wrong, in order: missing, out of range, or all where the date as a whole is. */
  wrong: readonly DatePart[];
  /**
   * The text of the parts, as one text that a draft may keep and the field takes as its value: the date where they say one,
   * else year, month and day as they were typed, as `1984-3-`; empty where nothing was.
   */
  typed: string;
}

/** `YYYY-MM-DD`, both may be chosen. */
export interface DateLimits {
  earliest?: string | undefined;
  latest?: string | undefined;
}

const places: Record<DatePart, number> = { day: 2, month: 2, year: 4 };

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

type Judged = Omit<DateReading, 'typed'>;
const bad = (problem: DateProblem, wrong: readonly DatePart[] = dateParts): Judged => ({ date: null, problem, wrong });

function judge(text: DateText, { earliest, latest }: DateLimits): Judged {
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

/** Reads the parts as one date of the calendar: 30 February is none. The year has four figures; 27 may mean two centuries. */
export function readDate(text: DateText, limits: DateLimits = {}): DateReading {
  const judged = judge(text, limits);
  const parts = `${text.year}-${text.month}-${text.day}`;
  return { ...judged, typed: judged.date ?? (parts === '--' ? '' : parts) };
}

/** Reads what `DateReading.typed` has kept. */
export const readTypedDate = (typed: string, limits?: DateLimits): DateReading => readDate(writeDate(typed), limits);

const inOrder = (a: DatePart, b: DatePart) => dateParts.indexOf(a) - dateParts.indexOf(b);

/** A date, or the typed part of one, as the text of the three inputs; nothing for any other text. */
export function writeDate(typed: string | null | undefined): DateText {
  const [, year = '', month = '', day = ''] = /^(\d{0,4})-(\d{0,2})-(\d{0,2})$/.exec(typed ?? '') ?? [];
  return { day, month, year };
}

/** Digits of any script in Latin ones, without spaces at the ends and marks that are not seen. */
const plain = (text: string) =>
  text
    .replace(/\p{Nd}/gu, (digit) => digitsOf(digit, 1))
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .trim();

/** The three parts of a whole date that was pasted or filled in, as 05/03/2027, 5.3.2027 or 2027-03-05; null for anything else. */
export function splitDate(text: string): DateText | null {
  const [, day, month, year] = /^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4})$/.exec(plain(text)) ?? [];
  if (day && month && year) return { day, month, year };
  const [, first, second, third] = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(plain(text)) ?? [];
  return first && second && third ? { day: third, month: second, year: first } : null;
}

export interface EditedPart {
  text: string;
  /** Position of the caret in `text`. */
  caret: number;
  /** A separator was typed after the text: the focus moves to the next part. */
  goesOn: boolean;
}

/**
 * One part after an edit of `before` to `typed` with the caret at `caret`. Only digits stay, in Latin script. Where there is no
 * room for one more, none of the present ones is replaced.
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
