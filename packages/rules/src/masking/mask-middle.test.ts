import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskMiddle } from './mask-middle.ts';

// "Other masks keep 2 leading and 2 trailing characters."
describe('maskMiddle', () => {
  it.each([
    ['AAAPA1234A', 'AA******4A'],
    ['123456789012', '12********12'],
    ['12345', '12*45'],
    ['1234', '****'],
    ['12', '**'],
    ['', ''],
  ])('shows %j as %j', (text, masked) => {
    expect(maskMiddle(text)).toBe(masked);
  });

  it('shows at most 4 characters, never all, and keeps the length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,30}$/), (text) => {
        const masked = maskMiddle(text);
        expect(masked).toHaveLength(text.length);
        expect(masked.replaceAll('*', '').length).toBe(text.length > 4 ? 4 : 0);
      }),
    );
  });
});
