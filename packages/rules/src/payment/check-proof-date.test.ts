import { expect, it } from 'vitest';
import { checkProofDate } from './check-proof-date.ts';

it.each([
  ['2026-11-22', '2026-27', 'accepted'],
  ['2026-11-23', '2026-27', 'in-future'],
  ['2026-04-01', '2026-27', 'accepted'],
  ['2026-03-31', '2026-27', 'other-year'],
  ['2026-03-31', '2025-26', 'accepted'],
  ['2021-02-23', '2020-21', 'before-policy'],
  ['2021-02-24', '2020-21', 'accepted'],
] as const)('a payment of %s in %s: %s', (paidOn, financialYear, because) => {
  const facts = { paidOn, financialYear, issueDate: '2021-02-24', today: '2026-11-22' } as const;
  expect(checkProofDate(facts)).toEqual({ accepted: because === 'accepted', because });
});
