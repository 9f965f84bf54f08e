import { expect, it } from 'vitest';
import { ageOn } from './age-on.ts';

it.each([
  ['2008-03-05', '2026-03-04', 17],
  ['2008-03-05', '2026-03-05', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-28', 19],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-03-05', '2026-03-05', 0],
] as const)('born on %s, the age on %s is %i', (dateOfBirth, date, age) => {
  expect(ageOn(date, dateOfBirth)).toBe(age);
});
