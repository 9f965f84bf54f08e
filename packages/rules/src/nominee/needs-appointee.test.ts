import { expect, it } from 'vitest';
import { needsAppointee } from './needs-appointee.ts';

// "A minor needs an appointee."
it.each([
  ['2008-03-05', '2026-03-04', true],
  ['2008-03-05', '2026-03-05', false],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
  ['2026-03-05', '2026-03-05', true],
  ['1950-01-01', '2026-03-05', false],
] as const)('born on %s, on %s: %s', (dateOfBirth, today, needed) => {
  expect(needsAppointee(dateOfBirth, today)).toBe(needed);
});
