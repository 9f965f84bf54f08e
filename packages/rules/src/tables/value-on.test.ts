import { describe, expect, it } from 'vitest';
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

  it('returns a value of 0', () => {
    expect(valueOn([{ from: '2020-01-01', to: null, value: 0, source: 'A' }], '2020-01-01')).toBe(0);
  });
});
