import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundShares } from './fund-shares.ts';
import { fundValue, unitsFor } from './fund-value.ts';

describe('what units are worth', () => {
  it.each([
    ['9412.3381', '62.1847', 58_530_342],
    ['4706.1691', '62.1847', 29_265_171],
    ['0.0000', '62.1847', 0],
    ['0.0001', '50.0000', 1],
    ['0.0001', '49.9999', 0],
    ['99999999999999.9999', '0.0001', 1_000_000_000_000],
  ])('%s units at ₹%s: %d paise (domain 13)', (units, nav, value) => {
    expect(fundValue(units, nav)).toBe(value);
  });

  it.each([
    [29_265_171, '34.4410', '8497.1897'],
    [10_000_000, '62.1847', '1608.1126'],
    [10_000_000, '34.4410', '2903.5162'],
    [0, '34.4410', '0.0000'],
  ])('%d paise buy at ₹%s: %s units (domain 13)', (amount, nav, units) => {
    expect(unitsFor(amount, nav)).toBe(units);
  });

  it.each(['1', '1.00000', '-1.0000', '1,000.0000', ''])('rejects "%s" as units', (units) => {
    expect(() => fundValue(units, '1.0000')).toThrow(RangeError);
  });

  it('loses at most the last decimal of the units, there and back', () => {
    const price = fc.bigInt(10_000n, 9_999_999n).map((n) => `${n / 10_000n}.${String(n % 10_000n).padStart(4, '0')}`);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), price, (amount, nav) => {
        expect(Math.abs(fundValue(unitsFor(amount, nav), nav) - amount)).toBeLessThanOrEqual(1 + Number(nav) / 200);
      }),
    );
  });
});

describe('the shares of the funds', () => {
  it.each([
    [
      [58_530_342, 30_344_325, 15_115_824, 22_570_460],
      [4_625, 2_398, 1_194, 1_783],
    ],
    [
      [1, 1, 1],
      [3_334, 3_333, 3_333],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[5], [10_000]],
    [[], []],
  ])('%j are %j (the first: domain 13)', (values, shares) => {
    expect(fundShares(values)).toEqual(shares);
  });

  it('add up to 100 per cent, each within a hundredth of a per cent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 13 }), { minLength: 1, maxLength: 20 }), (values) => {
        const shares = fundShares(values);
        const sum = values.reduce((total, value) => total + value, 0);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(sum === 0 ? 0 : 10_000);
        for (const [at, value] of values.entries())
          if (sum > 0) expect(Math.abs((shares[at] ?? 0) - (value / sum) * 10_000)).toBeLessThan(1);
      }),
    );
  });
});
