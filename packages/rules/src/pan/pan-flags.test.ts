import { expect, it } from 'vitest';
import { panFlags } from './pan-flags.ts';

const known = { pan: 'ABCPK1234L', isValidated: true, seedingText: 'Aadhaar seeding - Seeded' };

it.each([
  ['the registry confirmed', {}, 'Y', 'Y', false],
  ['staff validated from the card', { seedingText: null }, 'Y', 'N', false],
  ['is not validated yet', { isValidated: false, seedingText: null }, 'N', 'N', false],
  ['does not exist', { pan: null, isValidated: false, seedingText: null }, 'N', 'N', true],
] as const)('a PAN that %s', (_name, change, isPanValidated, isPanValidNoDocRequired, noPan) => {
  expect(panFlags({ ...known, ...change })).toEqual({ isPanValidated, isPanValidNoDocRequired, noPan });
});
