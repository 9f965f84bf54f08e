import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeIn, digitsOf } from './digits-of.ts';

describe('codeIn', () => {
  it.each([
    ['482913', '482913'],
    ['482 913', '482913'],
    ['4829', '4829'],
    ['Policy 501234567: your OTP is 482913', '482913'],
    ['004711 is your Lifedesk code.', '004711'],
    ['123-456 is your code', '123456'],
    ['आपका OTP ४८२९१३ है', '482913'],
    ['Your OTP is 482913. Policy 501-234-567', '482913'],
    ['OTP 482913, reference 112233', ''],
    ['Call 1800 000 0199', ''],
    ['501234567 is your policy', ''],
    ['no digits', ''],
    ['', ''],
  ])('of "%s" is "%s"', (text, code) => {
    expect(codeIn(text, 6)).toBe(code);
  });
});

describe('digitsOf', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456 is your code', '123456'],
    ['Your code is 004711.', '004711'],
    ['१२३४५६', '123456'],
    ['०९', '09'],
    ['٠١٢٣٤٥', '012345'],
    ['12345678', '123456'],
    ['no digits', ''],
    ['½²', ''],
    ['', ''],
  ])('finds the code in "%s"', (text, code) => {
    expect(digitsOf(text, 6)).toBe(code);
  });

  it('returns only Latin digits, at most as many as asked for, and its own result unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 8 }), (text, count) => {
        const code = digitsOf(text, count);
        expect(code).toMatch(/^\d*$/);
        expect(code.length).toBeLessThanOrEqual(count);
        expect(digitsOf(code, count)).toBe(code);
      }),
    );
  });

  it.each([0x30, 0x660, 0x966, 0x9e6, 0xe50, 0xff10])('knows the ten digits that start at U+%s', (zero) => {
    const all = Array.from({ length: 10 }, (_, at) => String.fromCodePoint(zero + at)).join('');
    expect(digitsOf(all, 10)).toBe('0123456789');
  });
});
