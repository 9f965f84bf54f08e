import { expect, it } from 'vitest';
import { panStatus } from './pan-status.ts';

// "The PAN status shown is the validated flag, else the no-doc flag, else 'No' if noPan is set, else 'Yes'."
it.each([
  [{ isPanValidated: 'Y', isPanValidNoDocRequired: 'N', noPan: true }, 'Y'],
  [{ isPanValidated: 'N', isPanValidNoDocRequired: 'Y' }, 'N'],
  [{ isPanValidated: '', isPanValidNoDocRequired: 'Y', noPan: true }, 'Y'],
  [{ isPanValidated: null, isPanValidNoDocRequired: 'N', noPan: false }, 'N'],
  [{ isPanValidated: 'null', isPanValidNoDocRequired: ' ', noPan: true }, 'No'],
  [{ noPan: true }, 'No'],
  [{ noPan: false }, 'Yes'],
  [{ noPan: null }, 'Yes'],
  [{}, 'Yes'],
])('of %j is %s', (flags, status) => {
  expect(panStatus(flags)).toBe(status);
});
