import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { BANK_RATE } from './bank-rate.ts';
import { FREE_LOOK_DAYS } from './free-look-days.ts';
import { GST_GROUP_LIFE, GST_INDIVIDUAL_LIFE } from './gst.ts';
import { LATE_FEE_STEPS } from './late-fee-steps.ts';
import { MANDATE_LIMIT } from './mandate-limit.ts';
import { PROMISED_DAYS } from './promised-days.ts';
import { type DatedTable, valueOn } from './value-on.ts';

const table: DatedTable<string> = [
  { from: '2020-01-01', to: '2020-12-31', value: 'first', source: 'A' },
  { from: '2021-02-01', to: null, value: 'second', source: 'B' },
];

describe('valueOn', () => {
  it.each([
    ['2019-12-31', null],
    ['2020-01-01', 'first'],
    ['2020-02-29', 'first'],
    ['2020-12-31', 'first'],
    ['2021-01-01', null],
    ['2021-01-31', null],
    ['2021-02-01', 'second'],
    ['2099-12-31', 'second'],
  ] as const)('on %s gives %j', (date, value) => {
    expect(valueOn(table, date)).toBe(value);
  });

  it('gives a value of 0 as such', () => {
    expect(valueOn([{ from: '2020-01-01', to: null, value: 0, source: 'A' }], '2020-01-01')).toBe(0);
  });
});

/** What is wrong with a table: a date that does not exist, a gap, an overlap, an end before the last row, no source. */
function faultsOf(rows: DatedTable<unknown>): string[] {
  return rows.flatMap(({ from, to, source }, place) => {
    const next = rows[place + 1];
    const faults = [
      (!isCalendarDate(from) || (to !== null && (!isCalendarDate(to) || to < from))) && `${from}: dates`,
      next && (to === null || addCalendarDays(to, 1) !== next.from) && `${from}: gap or overlap`,
      !next && to !== null && `${from}: nothing holds today`,
      !source.trim() && `${from}: no source`,
    ];
    return faults.filter((fault) => typeof fault === 'string');
  });
}

describe('the tables', () => {
  it.each(
    Object.entries({
      BANK_RATE,
      FREE_LOOK_DAYS,
      GST_GROUP_LIFE,
      GST_INDIVIDUAL_LIFE,
      LATE_FEE_STEPS,
      MANDATE_LIMIT,
      PROMISED_DAYS,
    } satisfies Record<string, DatedTable<unknown>>),
  )('%s has no gaps, no overlaps, and a source for every row', (_, rows) => {
    expect(faultsOf(rows)).toEqual([]);
  });

  it('would not pass with a gap, which this test sees', () => {
    expect(faultsOf(table)).toEqual(['2020-01-01: gap or overlap']);
  });
});
