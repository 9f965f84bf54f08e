import { expect, it } from 'vitest';
import { addCalendarDays } from './add-calendar-days.ts';

it.each([
  ['2026-03-05', 0, '2026-03-05'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2023-02-28', 1, '2023-03-01'],
  ['2024-03-01', -1, '2024-02-29'],
  ['2011-12-29', 1, '2011-12-30'],
  ['2026-11-01', 30, '2026-12-01'],
] as const)('%s and %i days is %s', (date, days, later) => {
  expect(addCalendarDays(date, days)).toBe(later);
});
