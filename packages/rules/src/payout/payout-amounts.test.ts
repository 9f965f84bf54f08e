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
    ['more is taken off than there is', { deductions: [116_548_68] }],
    ['the gross amount is nothing', { gross: 0, parts: [], deductions: [], tax: 0 }],
    ['the gross amount is no whole paise', { gross: 0.5, parts: [], deductions: [], tax: 0 }],
    ['the tax is below zero', { tax: -1 }],
    ['a deduction is nothing', { deductions: [0] }],
    ['a deduction is below zero', { deductions: [-1] }],
    ['a part is nothing', { parts: [117_548_67, 0] }],
    ['the parts are not the gross amount', { parts: [91_466_67, 26_082_01] }],
  ])('is none where %s', (_, change) => {
    expect(() => payoutNet({ ...surrender, ...change })).toThrow(RangeError);
  });

  it('says what was taken off beside the tax', () => {
    expect(payoutDeducted({ gross: 117_548_67, tax: 1_000_00, net: 64_141_14 })).toBe(52_407_53);
  });

  // domain.md, section 1: "surrender of ₹91,466.67 … → ₹977.32" of interest
  it('is sent with its interest', () => {
    expect(payoutTotal({ net: 91_466_67, interest: 977_32 })).toBe(92_443_99);
  });
});
