import { expect, it } from 'vitest';
import { checkBankAccount } from './check-bank-account.ts';

// "bank account: 9 to 18 digits"
it.each([
  ['000012345', '000012345'],
  ['123456789012345678', '123456789012345678'],
])('accepts %j as %s', (text, value) => {
  expect(checkBankAccount(text)).toEqual({ valid: true, value });
});

it.each([
  ['12345678', 'too-short'],
  ['1234567890123456789', 'too-long'],
  ['12345678X', 'digit-expected'],
  ['', 'empty'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkBankAccount(text)).toEqual({ valid: false, because });
});
