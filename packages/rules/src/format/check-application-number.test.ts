import { expect, it } from 'vitest';
import { checkApplicationNumber } from './check-application-number.ts';

// "application number (`AP` and 10 digits)"
it.each([
  ['AP1000000011', 'AP1000000011'],
  ['ap 1000 000 011', 'AP1000000011'],
])('accepts %j as %s', (text, value) => {
  expect(checkApplicationNumber(text)).toEqual({ valid: true, value });
});

it.each([
  ['1000000011', 'prefix-expected'],
  ['SR1000000011', 'prefix-expected'],
  ['AP', 'empty'],
  ['', 'empty'],
  ['AP100000001', 'too-short'],
  ['AP10000000111', 'too-long'],
  ['AP100000001X', 'digit-expected'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkApplicationNumber(text)).toEqual({ valid: false, because });
});
