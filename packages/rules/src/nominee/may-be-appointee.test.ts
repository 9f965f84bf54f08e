import { expect, it } from 'vitest';
import { mayBeAppointee } from './may-be-appointee.ts';

it.each([
  ['2008-03-05', '2026-03-04', false],
  ['2008-03-05', '2026-03-05', true],
  ['1950-01-01', '2026-03-05', true],
] as const)('born on %s, on %s: %s', (dateOfBirth, today, may) => {
  expect(mayBeAppointee(dateOfBirth, today)).toBe(may);
});
