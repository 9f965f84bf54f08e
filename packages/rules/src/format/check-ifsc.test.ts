import { expect, it } from 'vitest';
import { checkIfsc } from './check-ifsc.ts';

// "four letters, 0, six letters or digits"
it.each([
  ['HDFC0000001', 'HDFC0000001'],
  ['sbin0abc12d', 'SBIN0ABC12D'],
  ['HDFC 0000 001', 'HDFC0000001'],
])('accepts %j', (text, value) => {
  expect(checkIfsc(text)).toEqual({ valid: true, value });
});

it.each([
  ['HDFCO000001', 'zero-expected'],
  ['HDF00000001', 'letter-expected'],
  ['HDFC00000!1', 'letter-or-digit-expected'],
  ['HDFC000000', 'too-short'],
  ['HDFC', 'too-short'],
  ['HDFC00000012', 'too-long'],
  ['', 'empty'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkIfsc(text)).toEqual({ valid: false, because });
});
