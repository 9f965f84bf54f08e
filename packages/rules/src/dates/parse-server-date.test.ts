import { expect, it } from 'vitest';
import { parseServerDate } from './parse-server-date.ts';

// "Server dates … arrive as year-month-day, optionally with time"
it.each([
  ['2026-03-05', '2026-03-05'],
  ['2026-03-05 00:00:00', '2026-03-05'],
  ['2026-03-05 23:59:59.999', '2026-03-05'],
  ['2026-03-05T20:00:00Z', '2026-03-05'],
  ['2026-03-05T00:30:00+05:30', '2026-03-05'],
  ['2024-02-29T00:00', '2024-02-29'],
  ['2023-02-29', null],
  ['2026-03-05 and more', null],
  ['05-03-2026', null],
  ['', null],
  [null, null],
])('reads %j as %j, whatever its time and zone', (text, date) => {
  expect(parseServerDate(text)).toBe(date);
});
