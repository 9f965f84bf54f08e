import { expect, it } from 'vitest';
import { promisedDate } from './promised-date.ts';

it.each([
  ['service-request', '2026-03-05', '2026-03-12'],
  ['surrender', '2026-12-28', '2027-01-04'],
  ['free-look-refund', '2028-02-25', '2028-03-03'],
  ['death-claim-investigated', '2026-11-30', '2027-01-14'],
  ['grievance', '2024-09-04', null],
] as const)('of a %s made on %s is %s', (kind, requestedOn, date) => {
  expect(promisedDate(kind, requestedOn)).toBe(date);
});
