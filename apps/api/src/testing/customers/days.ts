// The calendar of the expectations. It is written independently of the product's, so that only the same mistake in both
// would go unnoticed.
import type { Day } from './model.ts';

const MS_A_DAY = 86_400_000;

const toDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10) as Day;
const numbersOf = (day: Day): [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};

/** The day this many days after another. */
export const plusDays = (day: Day, days: number): Day => toDay(Date.parse(day) + days * MS_A_DAY);

/** Days from one day to a later one; negative if it is earlier. */
export const daysFrom = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / MS_A_DAY;

/** The day this many months after another: on this day of the month, or on the last if the month is shorter. */
export function plusMonths(day: Day, months: number, onThe = numbersOf(day)[2]): Day {
  const [year, month] = numbersOf(day);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(onThe, last)));
}

export const dateOf = (day: Day): number => numbersOf(day)[2];
