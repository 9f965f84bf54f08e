import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCalendarDate } from '../testing/arbitraries.ts';
import { formatDate } from './format-date.ts';
import { parseDayFirstDate } from './parse-day-first-date.ts';

it.each([
  ['05/03/2026', '2026-03-05'],
  ['31/12/2025', '2025-12-31'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', null],
  ['31/04/2026', null],
  ['03/31/2026', null],
  ['00/01/2026', null],
  ['5/3/2026', null],
  ['05/03/26', null],
  ['05-03-2026', null],
  ['2026-03-05', null],
  ['05/03/2026 10:00', null],
  ['05/03/2026\n', null],
  ['', null],
  [null, null],
  [undefined, null],
])('reads %j as %j', (text, date) => {
  expect(parseDayFirstDate(text)).toBe(date);
});

it('reads what formatDate writes', () => {
  fc.assert(
    fc.property(anyCalendarDate, (date) => {
      expect(parseDayFirstDate(formatDate(date))).toBe(date);
    }),
  );
});
