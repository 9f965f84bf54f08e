import { expect, it } from 'vitest';
import { reversalText } from '../texts/index.ts';
import { PAYMENT_REVERSAL } from './payment-reversal.ts';
import { valueOn } from './value-on.ts';

it.each([
  ['2019-10-14', null],
  ['2019-10-15', { days: 5, perDay: 100_00 }],
  ['2026-11-22', { days: 5, perDay: 100_00 }],
] as const)('the bank returns the money of a payment that failed on %s within %j', (date, reversal) => {
  expect(valueOn(PAYMENT_REVERSAL, date)).toEqual(reversal);
});

it('appears in both languages with the days and the amount of the table', () => {
  expect(reversalText('2026-11-22', 'en')).toBe(
    'If money was taken by card or UPI, the bank returns it within 5 days. After that it pays ₹100 for each day of delay.',
  );
  expect(reversalText('2026-11-22', 'hi')).toMatch(/5 दिन.*₹100/);
  expect(reversalText('2019-10-14', 'en')).toBe('If money was taken by card or UPI, the bank returns it.');
});
