import { expect, it } from 'vitest';
import { PAYOUT_COOLING_OFF_DAYS } from './payout-cooling-off-days.ts';
import { valueOn } from './value-on.ts';

it('are 3', () => {
  expect(valueOn(PAYOUT_COOLING_OFF_DAYS, '2026-11-21')).toBe(3);
});
