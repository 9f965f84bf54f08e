import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { gstOnPremium } from './gst-on-premium.ts';
import { proportion } from './proportion.ts';

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
