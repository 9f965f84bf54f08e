import { isObject, type Json } from '../json.ts';

/** The day on which the examples of the contract make sense. */
const DAY_OF_EXAMPLES = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;
/** In days. A date further away, such as a birth date or a maturity, means the same on any day. */
const NEAR = 100;

/** A date at the beginning of a text, with the year first or last. */
const DATE = /^(?:(\d{4})-(\d\d)-(\d\d)|(\d\d)([-/])(\d\d)\5(\d{4}))(?!\d)/;

/**
 * The same JSON with dates as far from today as they were from the day of the examples. Dates of the future and of the past stay what
 * they are and keep their day of the week, because some things happen on working days only.
 * @param today the core's date, as YYYY-MM-DD
 */
export function moveDates(json: Json, today: string): Json {
  if (typeof json === 'string') return json.replace(DATE, (date, ...parts) => moveDate(date, parts, today));
  if (Array.isArray(json)) return json.map((each) => moveDates(each, today));
  if (!isObject(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, moveDates(value, today)]));
}

function moveDate(date: string, parts: readonly string[], today: string): string {
  const [year, month, day, otherDay, separator = '-', otherMonth, otherYear] = parts;
  const at = Date.UTC(Number(year ?? otherYear), Number(month ?? otherMonth) - 1, Number(day ?? otherDay));
  const away = Math.round((at - DAY_OF_EXAMPLES) / DAY_MS);
  const passed = Math.round((Date.parse(today) - DAY_OF_EXAMPLES) / DAY_MS);
  if (Number.isNaN(at) || Math.abs(away) > NEAR || Number.isNaN(passed)) return date;
  const weeks = away > 0 ? Math.ceil(passed / 7) : Math.floor(passed / 7);
  const moved = new Date(at + (away === 0 ? passed : weeks * 7) * DAY_MS).toISOString().slice(0, 10);
  return year ? moved : moved.split('-').reverse().join(separator);
}
