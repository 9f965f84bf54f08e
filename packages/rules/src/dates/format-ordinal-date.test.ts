import { expect, it } from 'vitest';
import { formatOrdinalDate } from './format-ordinal-date.ts';

// "Ordinal dates show like '5th Mar' followed by the 2-digit year"
it.each([
  ['2026-03-05', '5th Mar 26'],
  ['2026-01-01', '1st Jan 26'],
  ['2026-02-02', '2nd Feb 26'],
  ['2026-04-03', '3rd Apr 26'],
  ['2026-05-11', '11th May 26'],
  ['2026-06-12', '12th Jun 26'],
  ['2026-07-13', '13th Jul 26'],
  ['2026-08-21', '21st Aug 26'],
  ['2026-09-22', '22nd Sep 26'],
  ['2026-10-23', '23rd Oct 26'],
  ['2009-11-30', '30th Nov 09'],
  ['2000-12-31', '31st Dec 00'],
] as const)('shows %s as %s', (date, shown) => {
  expect(formatOrdinalDate(date)).toBe(shown);
});
