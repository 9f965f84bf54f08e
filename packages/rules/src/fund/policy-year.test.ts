import { expect, it } from 'vitest';
import { countInPolicyYear } from './policy-year.ts';

it.each([
  ['2026-02-24', 2],
  ['2026-02-25', 1],
  ['2027-02-24', 1],
  ['2027-02-25', 0],
] as const)('what was made in the policy year of %s: %i', (today, count) => {
  expect(countInPolicyYear(['2025-02-24', '2025-02-25', '2026-02-25'], '2021-02-25', today)).toBe(count);
});
