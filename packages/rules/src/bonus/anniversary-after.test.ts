import { expect, it } from 'vitest';
import { anniversaryAfter } from './anniversary-after.ts';

it.each([
  ['2019-12-05', '2019-12-05', '2020-12-05'],
  ['2019-12-05', '2026-12-04', '2026-12-05'],
  ['2019-12-05', '2026-12-05', '2027-12-05'],
  ['2024-02-29', '2025-02-27', '2025-02-28'],
  ['2024-02-29', '2025-02-28', '2026-02-28'],
  ['2024-02-29', '2025-03-01', '2026-02-28'],
  ['2024-02-29', '2028-02-28', '2028-02-29'],
  ['2024-02-29', '2028-02-29', '2029-02-28'],
  // a policy that begins later
  ['2027-01-01', '2026-11-22', '2028-01-01'],
] as const)('a policy of %s, on %s: the next anniversary is %s', (issueDate, today, next) => {
  expect(anniversaryAfter(issueDate, today)).toBe(next);
});
