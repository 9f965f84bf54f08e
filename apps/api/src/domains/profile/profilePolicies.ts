import { maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findPolicies, resolvePolicyRef, toPolicyChoice } from '../policies/public.ts';
import { toAddressDto } from './address-dto.ts';
import { findAddresses } from './addresses.store.ts';
import { findProfile } from './store.ts';

export default sessionHandler('profilePolicies', async ({ body, session }, { db, clock }) => {
  const { customerId } = session;
  const wants = new Set<string>(body.detailsRequired);
  const policyNo = body.policyNo === undefined ? undefined : await resolvePolicyRef(db, session, body.policyNo);
  const [policies, profile, addresses] = await Promise.all([
    findPolicies(db, { customerId, today: today(clock), policyNo }),
    findProfile(db, customerId),
    findAddresses(db, customerId),
  ]);
  const { mobileNo, emailId } = maskedContacts(profile);
  return ok({
    policies: policies.map((policy) => {
      const address = addresses.get(policy.policy_no);
      return {
        ...toPolicyChoice(policy),
        ...(mobileNo && wants.has('mobileNo') ? { mobileNo } : {}),
        ...(emailId && wants.has('emailId') ? { emailId } : {}),
        ...(address && wants.has('addressDetails') ? { addressDetails: toAddressDto(address) } : {}),
      };
    }),
  });
});
