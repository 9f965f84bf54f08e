import { expect, it } from 'vitest';
import { isPanSeeded } from './is-pan-seeded.ts';

// "valid when non-blank and not equal, ignoring case, to 'Aadhaar seeding - Not seeded' or 'No'"
it.each([
  ['Yes', true],
  ['Aadhaar seeding - Seeded', true],
  ['Not seeded', true],
  ['Aadhaar seeding - Not seeded', false],
  ['AADHAAR SEEDING - NOT SEEDED', false],
  ['No', false],
  ['NO', false],
  [' no ', false],
  ['', false],
  ['  ', false],
  [null, false],
  [undefined, false],
])('%j: %s', (text, seeded) => {
  expect(isPanSeeded(text)).toBe(seeded);
});
