import { expect, it } from 'vitest';
import { checkPinCode } from './check-pin-code.ts';

// "pin code: 6 digits, not starting with 0"; the areas of India Post's circles
it.each([
  ['560001', '560001'],
  ['560 001', '560001'],
  ['900000', '900000'],
])('accepts %j as %s', (text, value) => {
  expect(checkPinCode(text)).toEqual({ valid: true, value });
});

it.each([
  ['060001', 'wrong-start'],
  ...['10', '29', '35', '54', '55', '65', '66', '86', '87', '88', '89'].map(
    (area) => [`${area}0001`, 'wrong-start'] as const,
  ),
  ['56001', 'too-short'],
  ['5600011', 'too-long'],
  ['56000A', 'digit-expected'],
  ['', 'empty'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkPinCode(text)).toEqual({ valid: false, because });
});
