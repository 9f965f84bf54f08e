import { expect, it } from 'vitest';
import { daysInMonth } from './days-in-month.ts';

it.each([
  [2026, 1, 31],
  [2026, 2, 28],
  [2026, 4, 30],
  [2026, 12, 31],
  [2024, 2, 29],
  [2000, 2, 29],
  [1900, 2, 28],
])('%i-%i has %i days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});

it('agrees with the platform on every month of 400 years, after which the calendar repeats', () => {
  for (let year = 1800; year < 2200; year += 1)
    for (let month = 1; month <= 12; month += 1)
      expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
});
