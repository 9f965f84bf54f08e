import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { isCalendarDate } from '../dates/calendar-date.ts';
import * as rules from '../index.ts';
import type { DatedRow, DatedTable } from './value-on.ts';

const isRow = (value: unknown): value is DatedRow<unknown> =>
  typeof value === 'object' && value !== null && 'from' in value && 'value' in value;
const tables = Object.entries(rules).flatMap(([name, value]) =>
  Array.isArray(value) && isRow(value[0]) ? [{ name, rows: value as unknown as DatedTable<unknown> }] : [],
);

/** What is wrong with a table: a date that does not exist, a gap, an overlap, an end before the last row, no source. */
function faultsOf(rows: DatedTable<unknown>): string[] {
  return rows.flatMap(({ from, to, source }, place) => {
    const next = rows[place + 1];
    const faults = [
      (!isCalendarDate(from) || (to !== null && (!isCalendarDate(to) || to < from))) && `${from}: dates`,
      next && (to === null || addCalendarDays(to, 1) !== next.from) && `${from}: gap or overlap`,
      !next && to !== null && `${from}: nothing holds today`,
      source.trim().length < 10 && `${from}: no source`,
    ];
    return faults.filter((fault) => typeof fault === 'string');
  });
}

describe('the tables by date', () => {
  it('are all exported by the package', () => {
    expect(tables.map(({ name }) => name)).toContain('GST_LATE_FEE');
    expect(tables.length).toBeGreaterThanOrEqual(9);
  });

  it.each(tables)('$name has no gaps, no overlaps, and a source for every row', ({ rows }) => {
    expect(faultsOf(rows)).toEqual([]);
  });

  it('fails with a gap or without a source', () => {
    const source = 'A law of the land';
    const gap: DatedTable<number> = [
      { from: '2020-01-01', to: '2020-12-31', value: 1, source },
      { from: '2021-02-01', to: null, value: 2, source },
    ];
    expect(faultsOf(gap)).toEqual(['2020-01-01: gap or overlap']);
    expect(faultsOf([{ from: '2020-01-01', to: null, value: 1, source: ' ' }])).toEqual(['2020-01-01: no source']);
  });
});
