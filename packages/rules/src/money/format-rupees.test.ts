import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPaise } from '../testing/arbitraries.ts';
import { formatRupees, formatWholeRupees } from './format-rupees.ts';
import { parseRupees } from './parse-rupees.ts';

describe('formatRupees', () => {
  it.each([
    [12345600, '₹1,23,456.00'],
    [0, '₹0.00'],
    [5, '₹0.05'],
    [99, '₹0.99'],
    [100, '₹1.00'],
    [99999, '₹999.99'],
    [100000, '₹1,000.00'],
    [9999999, '₹99,999.99'],
    [10000000, '₹1,00,000.00'],
    [1000000000, '₹1,00,00,000.00'],
    [-12345600, '-₹1,23,456.00'],
    [-5, '-₹0.05'],
    [Number.MAX_SAFE_INTEGER, '₹9,00,71,99,25,47,409.91'],
  ])('shows %i paise as %s', (paise, shown) => {
    expect(formatRupees(paise)).toBe(shown);
  });

  // "a configurable number of fraction digits"
  it.each([
    [12345649, 0, '₹1,23,456'],
    [12345650, 0, '₹1,23,457'],
    [-12345650, 0, '-₹1,23,457'],
    [-49, 0, '₹0'],
    [9999950, 0, '₹1,00,000'],
    [44, 1, '₹0.4'],
    [45, 1, '₹0.5'],
    [Number.MAX_SAFE_INTEGER, 1, '₹9,00,71,99,25,47,409.9'],
  ] as const)('shows %i paise with %i fraction digits as %s', (paise, fractionDigits, shown) => {
    expect(formatRupees(paise, { fractionDigits })).toBe(shown);
  });

  it('accepts another symbol, or none', () => {
    expect(formatRupees(150, { symbol: 'INR ' })).toBe('INR 1.50');
    expect(formatRupees(-150, { symbol: '' })).toBe('-1.50');
  });

  it("groups digits as India's locale data does", () => {
    const india = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (rupees) => {
        expect(formatRupees(rupees * 100, { fractionDigits: 0 })).toBe(india.format(rupees));
      }),
    );
  });

  it('is read back by parseRupees', () => {
    fc.assert(
      fc.property(anyPaise, (paise) => {
        expect(parseRupees(formatRupees(Math.abs(paise)))).toEqual({ valid: true, value: Math.abs(paise) });
      }),
    );
  });

  it.each([0.1, Number.NaN])('throws for %d, which is not an amount in paise', (paise) => {
    expect(() => formatRupees(paise)).toThrow(RangeError);
  });
});

it('shows a sum that no one pays in whole rupees', () => {
  expect(formatWholeRupees(163_333_33)).toBe('₹1,63,333');
  expect(formatWholeRupees(350_000_00)).toBe('₹3,50,000');
});
