import type { CalendarDate } from '@lifedesk/rules';

/** A value that law or the company sets from a day on. */
export interface DatedValue<Value> {
  /** First day on which it holds. */
  readonly from: CalendarDate;
  readonly value: Value;
  /** Where it is laid down. */
  readonly source: string;
}

/** The entry that holds on a date; undefined before the first. The entries stand in the order of their dates. */
export function entryOn<Value>(table: readonly DatedValue<Value>[], date: CalendarDate): DatedValue<Value> | undefined {
  return table.findLast((entry) => entry.from <= date);
}

/** `amount` times `numerator / denominator`, a half rounded up, by whole numbers alone. None is negative. */
export function proportion(amount: number, numerator: number, denominator: number): number {
  const scaled = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  return Number(scaled / (2n * BigInt(denominator)));
}
