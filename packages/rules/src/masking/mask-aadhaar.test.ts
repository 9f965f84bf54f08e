import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskAadhaar } from './mask-aadhaar.ts';

// "shown only by its last four digits"
it.each([
  ['234123412346', '**** **** 2346'],
  ['2341 2341 2346', '**** **** 2346'],
  ['2346', '**** **** 2346'],
  ['23412341', '**** **** ****'],
  ['2341234123466', '**** **** ****'],
  ['', '**** **** ****'],
])('shows %j as %j', (aadhaar, masked) => {
  expect(maskAadhaar(aadhaar)).toBe(masked);
});

it('never shows more than four digits of anything', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(maskAadhaar(text)).toMatch(/^\*{4} \*{4} (\d{4}|\*{4})$/);
    }),
  );
});
