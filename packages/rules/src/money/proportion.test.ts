import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proportion } from './proportion.ts';

describe('proportion', () => {
  it.each([
    [1, 1, 2, 1],
    [10, 449, 10_000, 0],
    [10, 500, 10_000, 1],
    [0, 1, 3, 0],
    // 1,50,000 at 9.50 % for 182 days of 365
    [15_000_000, 950 * 182, 3_650_000, 710_548],
  ])('of %i by %i / %i is %i', (amount, numerator, denominator, expected) => {
    expect(proportion(amount, numerator, denominator)).toBe(expected);
  });

  it('is off by at most half a paisa', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(10_000), (amount, rate) => {
        expect(Math.abs(proportion(amount, rate, 10_000) - (amount * rate) / 10_000)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it.each([
    [-1, 1, 2],
    [1, -1, 2],
    [1, 1, 0],
    [0.5, 1, 2],
  ])('rejects %d by %d / %d', (amount, numerator, denominator) => {
    expect(() => proportion(amount, numerator, denominator)).toThrow(RangeError);
  });
});
