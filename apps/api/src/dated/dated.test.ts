import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proportion } from './dated-table.ts';
import { gstOnPremium } from './gst-on-premium.ts';
import { lateFee, lateFeeRate } from './late-fee.ts';

describe('GST on a premium', () => {
  it.each([
    ['savings', '2025-09-21', false, 2250],
    ['savings', '2025-09-21', true, 4500],
    ['savings', '2025-09-22', false, 0],
    ['savings', '2025-09-22', true, 0],
    ['term', '2025-09-21', false, 18_000],
    ['term', '2025-09-22', false, 0],
    ['annuity', '2025-09-21', true, 1800],
    ['unit-linked', '2024-01-01', true, 0],
    ['group', '2025-09-21', false, 18_000],
    ['group', '2026-11-21', false, 18_000],
    ['term', '2017-06-30', false, 0],
  ] as const)('on ₹1,000 of a %s plan paid on %s (first year: %s) is %s paise', (line, date, first, paise) => {
    expect(gstOnPremium(100_000, line, date, first).amount).toBe(paise);
  });

  it('names where the rate is laid down', () => {
    expect(gstOnPremium(100_000, 'term', '2026-11-21').source).toContain('16/2025');
  });

  it('rounds a half paisa up', () => {
    expect(proportion(1, 1, 2)).toBe(1);
    expect(proportion(10, 449, 10_000)).toBe(0);
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(10_000), (amount, rate) => {
        const exact = (amount * rate) / 10_000;
        expect(Math.abs(proportion(amount, rate, 10_000) - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('the late fee', () => {
  it('is free to the 60th day, then dearer from the 61st and from the 181st', () => {
    expect([60, 61, 180, 181].map((days) => lateFeeRate(days, '2026-11-21'))).toEqual([0, 650, 650, 850]);
  });

  it('takes the bank rate of the day of payment', () => {
    expect(lateFeeRate(100, '2025-12-04')).toBe(675);
    expect(lateFeeRate(100, '2025-12-05')).toBe(650);
  });

  it('grows by whole years, and within a year by days', () => {
    expect(lateFee(1_000_000, '2026-09-22', '2026-11-21')).toBe(0);
    // 61 days at 6.5 %: 10,00,000 × 0.065 × 61 / 365
    expect(lateFee(1_000_000, '2026-09-21', '2026-11-21')).toBe(10_863);
    // Two years and no day at 8.5 %: 10,00,000 × (1.085² − 1)
    expect(lateFee(1_000_000, '2024-11-21', '2026-11-21')).toBe(177_225);
  });

  it('is nothing for a premium that is not due yet', () => {
    expect(lateFee(1_000_000, '2027-01-01', '2026-11-21')).toBe(0);
  });
});
