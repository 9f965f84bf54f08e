import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64-text.ts';

describe('base64 of a text', () => {
  it.each([
    ['', ''],
    ['123456789', 'MTIzNDU2Nzg5'],
    ['नीति', '4KSo4KWA4KSk4KS/'],
    ['😀', '8J+YgA=='],
    ['\uFEFFx', '77u/eA=='],
  ])('of %j is %j', (text, base64) => {
    expect(toBase64(text)).toBe(base64);
    expect(fromBase64(base64)).toBe(text);
  });

  it('decodes to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fromBase64(toBase64(text))).toBe(text);
      }),
    );
  });

  it.each(['MTIz NDU2', 'MTIzNDU2Nzg', '!!!!', '4KSo4KW', '/w==', 'नीति', 'MTIzNDU2Nzg5====', 'MR=='])(
    'is null for %j, which toBase64 never writes',
    (base64) => {
      expect(fromBase64(base64)).toBeNull();
    },
  );
});
