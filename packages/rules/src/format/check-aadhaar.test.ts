import { expect, it } from 'vitest';
import { checkAadhaar } from './check-aadhaar.ts';

// "12 digits, Verhoeff check digit, does not start with 0 or 1". The numbers are made up for tests.
it.each([
  ['234123412346', '234123412346'],
  ['2341 2341 2346', '234123412346'],
  ['2341-2341-2346', '234123412346'],
  ['999941057058', '999941057058'],
])('accepts %j', (text, value) => {
  expect(checkAadhaar(text)).toEqual({ valid: true, value });
});

it.each([
  ['234123412345', 'wrong-check-digit'],
  ['324123412346', 'wrong-check-digit'],
  // right check digit, but the same backwards
  ['200009900002', 'wrong-check-digit'],
  ['034123412346', 'wrong-start'],
  ['134123412346', 'wrong-start'],
  ['23412341234', 'too-short'],
  ['2341234123466', 'too-long'],
  ['23412341234X', 'digit-expected'],
  ['', 'empty'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkAadhaar(text)).toEqual({ valid: false, because });
});
