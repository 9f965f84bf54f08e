import { expect, it } from 'vitest';
import { BANK_RATE } from './bank-rate.ts';
import { valueOn } from './value-on.ts';

it.each([
  ['2020-03-26', null],
  ['2020-03-27', 465],
  ['2022-05-04', 465],
  ['2025-06-05', 625],
  ['2025-06-06', 575],
  ['2025-12-04', 575],
  ['2025-12-05', 550],
] as const)('on %s is %j basis points', (date, rate) => {
  expect(valueOn(BANK_RATE, date)).toBe(rate);
});
