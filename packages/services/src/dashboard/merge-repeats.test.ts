import { addCalendarMonths, type CalendarDate } from '@lifedesk/rules';
import { expect, it } from 'vitest';
import type { WordedEvent } from './horizon-words.ts';
import { mergeRepeats } from './merge-repeats.ts';

const due = (date: CalendarDate, change: Partial<WordedEvent> = {}): WordedEvent => ({
  kind: 'premium-due',
  date,
  policyNos: ['501234575'],
  amount: 309_000,
  count: 1,
  title: 'Premium due',
  mark: 'pay',
  ...change,
});
const monthly = (count: number, change: Partial<WordedEvent> = {}) =>
  Array.from({ length: count }, (_, at) => due(addCalendarMonths('2026-12-02', at), change));
const datesOf = (events: readonly WordedEvent[]) => mergeRepeats(events).map(({ date, again }) => [date, again.length]);

it('makes one event of the twelve equal premiums of a year, with every day', () => {
  const [only, ...others] = mergeRepeats(monthly(12));
  expect(others).toEqual([]);
  expect(only).toMatchObject({ date: '2026-12-02', title: 'Premium due' });
  expect(only?.again).toHaveLength(11);
  expect(only?.again.at(-1)).toBe('2027-11-02');
});

it.each([
  [
    'two equal ones',
    monthly(2),
    [
      ['2026-12-02', 0],
      ['2027-01-02', 0],
    ],
  ],
  [
    'one of them with another amount',
    [due('2026-12-02', { amount: 1_000 }), ...monthly(4).slice(1)],
    [
      ['2026-12-02', 0],
      ['2027-01-02', 2],
    ],
  ],
  [
    'another kind between',
    [...monthly(3), due('2027-03-01', { kind: 'maturity' })],
    [
      ['2026-12-02', 2],
      ['2027-03-01', 0],
    ],
  ],
  [
    'another policy',
    [...monthly(3), due('2027-03-02', { policyNos: ['501234567'] })],
    [
      ['2026-12-02', 2],
      ['2027-03-02', 0],
    ],
  ],
  [
    "a company's months, which are many policies each",
    monthly(3, { count: 12 }),
    [
      ['2026-12-02', 0],
      ['2027-01-02', 0],
      ['2027-02-02', 0],
    ],
  ],
])('keeps %s', (_, events, expected) => {
  expect(datesOf(events)).toEqual(expected);
});
