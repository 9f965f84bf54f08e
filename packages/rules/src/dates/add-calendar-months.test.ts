import { expect, it } from 'vitest';
import { addCalendarMonths } from './add-calendar-months.ts';

it.each([
  ['2026-01-31', 1, undefined, '2026-02-28'],
  ['2028-01-31', 1, undefined, '2028-02-29'],
  ['2026-02-28', 1, 31, '2026-03-31'],
  ['2026-02-28', 1, undefined, '2026-03-28'],
  ['2024-02-29', 12, undefined, '2025-02-28'],
  ['2026-11-30', 3, undefined, '2027-02-28'],
  ['2026-12-31', -10, undefined, '2026-02-28'],
  ['2026-05-15', 0, undefined, '2026-05-15'],
] as const)('%s and %i months on day %s is %s', (date, months, day, expected) => {
  expect(addCalendarMonths(date, months, day)).toBe(expected);
});
