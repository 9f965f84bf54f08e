import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf } from './digits-of.ts';

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
