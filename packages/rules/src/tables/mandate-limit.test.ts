import { expect, it } from 'vitest';
import { formatRupees } from '../money/format-rupees.ts';
import { MANDATE_LIMIT } from './mandate-limit.ts';
import { valueOn } from './value-on.ts';

it.each([
  ['2019-09-01', '₹2,000'],
  ['2020-12-31', '₹2,000'],
  ['2021-01-01', '₹5,000'],
  ['2022-06-15', '₹5,000'],
  ['2022-06-16', '₹15,000'],
  ['2023-12-11', '₹15,000'],
  ['2023-12-12', '₹1,00,000'],
  ['2026-04-20', '₹1,00,000'],
  ['2026-04-21', '₹1,00,000'],
] as const)('on %s is %s', (date, shown) => {
  expect(formatRupees(valueOn(MANDATE_LIMIT, date) ?? 0, { fractionDigits: 0 })).toBe(shown);
});
