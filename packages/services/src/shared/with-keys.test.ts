import { expect, it } from 'vitest';
import { withKeys } from './with-keys.ts';

const held = {
  kind: 'payout-held',
  because: 'payout-held',
  action: 'see-payouts',
  policyNos: ['505678901'],
  deadline: '2026-11-29',
  since: null,
  amount: 15_625_00,
} as never;
const later = { ...(held as object), deadline: '2026-12-29' } as never;

it('gives two items that say the same a key each, which does not depend on the others', () => {
  const keys = (items: never[]) => withKeys(items).map(([key]) => key);
  expect(new Set(keys([held, held, later])).size).toBe(3);
  expect(keys([later, held])).toEqual(keys([held, later]).toReversed());
});
