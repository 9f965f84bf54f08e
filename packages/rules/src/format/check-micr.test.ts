import { expect, it } from 'vitest';
import { checkMicr } from './check-micr.ts';

// "MICR: 9 digits"
it.each([['400002001', '400002001']])('accepts %j as %s', (text, value) => {
  expect(checkMicr(text)).toEqual({ valid: true, value });
});

it.each([
  ['40000200', 'too-short'],
  ['4000020010', 'too-long'],
  ['40000200A', 'digit-expected'],
  [' ', 'empty'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkMicr(text)).toEqual({ valid: false, because });
});
