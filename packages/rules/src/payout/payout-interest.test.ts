import { expect, it } from 'vitest';
import { payoutInterest } from './payout-interest.ts';

const surrender = { kind: 'surrender', net: 96_000_00, countsFrom: '2026-11-14', promisedOn: '2026-11-21' } as const;

// 53 days at 7.50 %
it.each([
  [{}, '2026-11-21', 0],
  [{}, '2027-01-06', 1_045_48],
  [{ sent: 1_000_00 }, '2027-01-06', 45_48],
  [{ sent: 1_045_48 }, '2027-01-06', 0],
  [{ sent: 2_000_00 }, '2027-01-06', 0],
  [{ kind: 'late-interest' }, '2027-01-06', 0],
] as const)('of ₹96,000.00 with %j, on %s, is %i paise', (change, on, interest) => {
  expect(payoutInterest({ ...surrender, ...change }, on)).toBe(interest);
});
