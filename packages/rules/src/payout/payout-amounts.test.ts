import { describe, expect, it } from 'vitest';
import { type PayoutAmounts, payoutDeducted, payoutNet, payoutTotal } from './payout-amounts.ts';

/** ₹91,466.67 of surrender value and ₹26,082.00 of additions, with a loan of ₹50,000.00 and ₹2,407.53 of interest. */
const surrender: PayoutAmounts = {
  gross: 117_548_67,
  parts: [91_466_67, 26_082_00],
  deductions: [50_000_00, 2_407_53],
  tax: 1_000_00,
};

describe('a payout', () => {
  // domain.md, section 15: "max(GSV, SSV) − loan − interest − tax"
  it.each<[Partial<PayoutAmounts>, number]>([
    [{}, 64_141_14],
    [{ parts: [], deductions: [], tax: 0 }, 117_548_67],
    [{ deductions: [116_548_67] }, 0],
  ])('with %j pays %i paise', (change, net) => {
    expect(payoutNet({ ...surrender, ...change })).toBe(net);
  });

  it.each<[string, Partial<PayoutAmounts>]>([
    ['the deductions exceed the gross amount', { deductions: [116_548_68] }],
    ['the gross amount is 0', { gross: 0, parts: [], deductions: [], tax: 0 }],
    ['the gross amount is not whole paise', { gross: 0.5, parts: [], deductions: [], tax: 0 }],
    ['the tax is negative', { tax: -1 }],
    ['a deduction is 0', { deductions: [0] }],
    ['a deduction is negative', { deductions: [-1] }],
    ['a part is 0', { parts: [117_548_67, 0] }],
    ['the parts do not add up to the gross amount', { parts: [91_466_67, 26_082_01] }],
  ])('throws if %s', (_, change) => {
    expect(() => payoutNet({ ...surrender, ...change })).toThrow(RangeError);
  });

  it('adds up the deductions without the tax', () => {
    expect(payoutDeducted({ gross: 117_548_67, tax: 1_000_00, net: 64_141_14 })).toBe(52_407_53);
  });

  // domain.md, section 1: "surrender of ₹91,466.67 … → ₹977.32" of interest
  it('includes interest for late payment', () => {
    expect(payoutTotal({ net: 91_466_67, interest: 977_32 })).toBe(92_443_99);
  });
});
