import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findPolicies, resolvePolicyRef, toPolicyChoice } from '../policies/public.ts';
import { toAddressDto } from './address-dto.ts';
import { findAddresses } from './addresses.store.ts';

export default sessionHandler('addressDetails', async ({ body, session }, { db, clock }) => {
  const { customerId } = session;
  const policyNo = body.policyNo === undefined ? undefined : await resolvePolicyRef(db, session, body.policyNo);
  const [policies, addresses] = await Promise.all([
    findPolicies(db, { customerId, today: today(clock), policyNo }),
    findAddresses(db, customerId),
  ]);
  return ok({
    policies: policies.map((policy) => {
      const address = addresses.get(policy.policy_no);
      return { ...toPolicyChoice(policy), ...(address ? { addressDetails: toAddressDto(address) } : {}) };
    }),
  });
});
