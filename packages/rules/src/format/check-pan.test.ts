import { expect, it } from 'vitest';
import { checkPan, PAN_HOLDER_TYPES } from './check-pan.ts';

// "AAAAA9999A, fourth letter a holder type; P for a person"
it.each([
  ['AAAPA1234A', 'AAAPA1234A', 'person'],
  ['aaapa1234a', 'AAAPA1234A', 'person'],
  [' AAACA 1234 A ', 'AAACA1234A', 'company'],
  ['AAAHA1234A', 'AAAHA1234A', 'hindu-undivided-family'],
] as const)('accepts %j', (text, pan, holderType) => {
  expect(checkPan(text)).toEqual({ valid: true, value: { pan, holderType } });
});

it('accepts every holder type and no other fourth letter', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const taken = letters.filter((letter) => checkPan(`AAA${letter}A1234A`).valid);
  expect(taken).toEqual(Object.keys(PAN_HOLDER_TYPES));
});

it.each([
  ['ABCDE1234F', 'wrong-holder-type'],
  ['AAAPA0000A', 'wrong-serial'],
  ['AAAP1A234A', 'letter-expected'],
  ['AAAPA12B4A', 'digit-expected'],
  ['AAAPA12345', 'letter-expected'],
  ['AAAPA1234', 'too-short'],
  ['AAAP', 'too-short'],
  ['AAAPA1234AB', 'too-long'],
  ['', 'empty'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkPan(text)).toEqual({ valid: false, because });
});
