import type { CalendarDate } from '../dates/calendar-date.ts';

/** A value that applies for a time because law or the company says so. */
export interface DatedRow<Value> {
  /** First day, inclusive. */
  readonly from: CalendarDate;
  /** Last day, inclusive; null if it still applies. */
  readonly to: CalendarDate | null;
  readonly value: Value;
  /** Who says so, and where. */
  readonly source: string;
}

/** Rows from the oldest to the newest, without overlaps. */
export type DatedTable<Value> = readonly DatedRow<Value>[];

/** The value on a date; null for a date that the table does not cover, such as one before its first row. */
export function valueOn<Value>(table: DatedTable<Value>, date: CalendarDate): Value | null {
  const row = rowOn(table, date);
  return row ? row.value : null;
}

/** Days from one to another, inclusive; no end if `to` is null. */
export type Days = Pick<DatedRow<unknown>, 'from' | 'to'>;

/** The days on which a table has a value of a kind, so that a database can query by them. */
export const daysWhere = <Value>(table: DatedTable<Value>, isMeant: (value: Value) => boolean): readonly Days[] =>
  table.filter(({ value }) => isMeant(value)).map(({ from, to }) => ({ from, to }));

/** Whether a date is one of these days. */
export const isWithin = (days: readonly Days[], date: CalendarDate): boolean =>
  days.some(({ from, to }) => from <= date && (to === null || date <= to));

/** The source of the value on a date: who says so, and where; null for a date that the table does not cover. */
export const sourceOn = (table: DatedTable<unknown>, date: CalendarDate): string | null =>
  rowOn(table, date)?.source ?? null;

const rowOn = <Value>(table: DatedTable<Value>, date: CalendarDate): DatedRow<Value> | undefined =>
  table.find(({ from, to }) => from <= date && (to === null || date <= to));
