import { expect, it } from 'vitest';
import { checkOtp } from './check-otp.ts';

// "OTP: 6 digits"
it.each([
  ['012345', '012345'],
  ['123 456', '123456'],
  ['१२३४५६', '123456'],
])('accepts %j as %s', (text, value) => {
  expect(checkOtp(text)).toEqual({ valid: true, value });
});

it.each([
  ['12345', 'too-short'],
  ['1234567', 'too-long'],
  ['12345o', 'digit-expected'],
  ['', 'empty'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkOtp(text)).toEqual({ valid: false, because });
});
