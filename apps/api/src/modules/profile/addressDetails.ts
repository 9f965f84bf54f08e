import { findPolicies, toPolicyChoice } from '../../book/policies.ts';
import { resolvePolicyRef } from '../../book/policy-ref.ts';
import { today } from '../../book/today.ts';
import { ok, sessionHandler } from '../../contract/handler.ts';
import { findAddresses } from './addresses.store.ts';
import { tellAddress } from './tell-address.ts';

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
      return { ...toPolicyChoice(policy), ...(address ? { addressDetails: tellAddress(address) } : {}) };
    }),
  });
});
