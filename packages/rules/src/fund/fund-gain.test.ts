import { expect, it } from 'vitest';
import { fundGain } from './fund-gain.ts';

// domain.md, section 13: "−2,00,000 each 25-02 of 2021–2026, value ₹12,65,609.51"
it.each([
  ['nothing was withdrawn', 126_560_951, 0, 6_560_951],
  ['₹1,00,000 were withdrawn', 126_560_951, 10_000_000, 16_560_951],
  ['they are worth less', 110_000_000, 0, -10_000_000],
])('the gain of funds bought for ₹12,00,000 if %s', (_, value, takenOut, gain) => {
  expect(fundGain({ value, paidIn: 120_000_000, takenOut })).toBe(gain);
});
