import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCalendarDate } from '../testing/arbitraries.ts';
import { addCalendarDays } from './add-calendar-days.ts';
import { calendarDaysBetween } from './calendar-days-between.ts';

it.each([
  ['2026-03-05', '2026-03-05', 0],
  ['2026-03-01', '2026-03-03', 2],
  ['2026-03-03', '2026-03-01', -2],
  ['2024-02-28', '2024-03-01', 2],
  ['2023-02-28', '2023-03-01', 1],
  ['2025-12-31', '2026-01-01', 1],
  // Daylight saving begins and ends in Los Angeles; the 30th is skipped in Apia.
  ['2026-03-07', '2026-03-09', 2],
  ['2026-10-31', '2026-11-02', 2],
  ['2011-12-29', '2011-12-31', 2],
] as const)('from %s to %s is %i days', (from, to, days) => {
  expect(calendarDaysBetween(from, to)).toBe(days);
});

it('undoes addCalendarDays', () => {
  fc.assert(
    fc.property(anyCalendarDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      expect(calendarDaysBetween(date, addCalendarDays(date, days))).toBe(days);
    }),
  );
});
