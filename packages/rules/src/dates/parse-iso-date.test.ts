import { expect, it } from 'vitest';
import { parseIsoDate } from './parse-iso-date.ts';

it.each([
  ['2026-03-05', '2026-03-05'],
  ['2023-02-29', null],
  ['05/03/2026', null],
  ['2026-03-05T00:00:00Z', null],
  ['', null],
  [null, null],
  [undefined, null],
])('reads %j as %j', (text, date) => {
  expect(parseIsoDate(text)).toBe(date);
});
