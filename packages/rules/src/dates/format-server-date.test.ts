import { expect, it } from 'vitest';
import { formatServerDate } from './format-server-date.ts';

// "Server dates for visa validity and passport issue arrive as year-month-day, optionally with time, and are displayed as dd/MM/yyyy"
it.each([
  ['2031-07-09', '09/07/2031'],
  ['2031-07-09 23:30:00', '09/07/2031'],
  ['2031-07-09T23:30:00Z', '09/07/2031'],
  ['', ''],
  ['soon', ''],
  [null, ''],
])('shows %j as %j', (text, shown) => {
  expect(formatServerDate(text)).toBe(shown);
});
