import { expect, it } from 'vitest';
import { checkClientId } from './check-client-id.ts';

// "client id: 8 to 10 digits"
it.each([
  ['12345678', '12345678'],
  ['123456789', '123456789'],
  ['1234567890', '1234567890'],
])('accepts %j as %s', (text, value) => {
  expect(checkClientId(text)).toEqual({ valid: true, value });
});

it.each([
  ['1234567', 'too-short'],
  ['12345678901', 'too-long'],
  ['C1234567', 'digit-expected'],
  ['', 'empty'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkClientId(text)).toEqual({ valid: false, because });
});
