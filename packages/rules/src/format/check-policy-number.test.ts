import { expect, it } from 'vitest';
import { checkPolicyNumber } from './check-policy-number.ts';

// "policy number: 9 digits"
it.each([
  ['123456789', '123456789'],
  ['123 456 789', '123456789'],
  ['०००४५६७८९', '000456789'],
])('accepts %j as %s', (text, value) => {
  expect(checkPolicyNumber(text)).toEqual({ valid: true, value });
});

it.each([
  ['', 'empty'],
  ['12345678', 'too-short'],
  ['1234567890', 'too-long'],
  ['12345678X', 'digit-expected'],
  ['+12345678', 'digit-expected'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkPolicyNumber(text)).toEqual({ valid: false, because });
});
