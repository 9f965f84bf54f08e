import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { toRestricted } from '../../policies/public.ts';
import { findMaskedAccounts } from '../check/accounts.store.ts';
import { toFreeLookOther, toFreeLookPolicy } from './free-look-dto.ts';
import { findReturnable } from './returnable.ts';

export default sessionHandler('freelookPolicies', async ({ session }, { db, clock }) => {
  const { customerId } = session;
  const [found, accounts] = await Promise.all([
    findReturnable(db, { customerId }, clock.now()),
    findMaskedAccounts(db, customerId),
  ]);
  return ok({
    policies: found.returnable.map((policy) => toFreeLookPolicy(policy, accounts.get(policy.row.policy_no))),
    others: found.others.map(toFreeLookOther),
    restricted: toRestricted(found.rows, found.restricted),
  });
});
