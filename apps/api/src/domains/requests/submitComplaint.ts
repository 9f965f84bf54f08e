import type { components } from '@lifedesk/contract';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findPolicies, resolvePolicyRef, toPolicyChoice } from '../policies/public.ts';
import { makeRequest } from './make-request.ts';

export const complaintEligible = sessionHandler('complaintEligible', async ({ session }, { db, clock }) => {
  const policies = await findPolicies(db, { customerId: session.customerId, today: today(clock) });
  return ok({ policies: policies.map(toPolicyChoice), categories: [...COMPLAINT_CATEGORIES] });
});

export const submitComplaint = sessionHandler('submitComplaint', async (call, deps) => {
  const { policyNo, category, description, uploadId } = call.body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'raise-complaint',
    async effect({ db, claim }) {
      const own = await resolvePolicyRef(db, call.session, policyNo);
      if (uploadId !== undefined) await claim({ uploadId, purpose: 'complaint-attachment', pointer: '/uploadId' });
      return { isDone: false, policyNos: [own], payload: { category, description } };
    },
  });
  return ok(acknowledgement);
});

/** The categories of complaints, in the order shown. */
const COMPLAINT_CATEGORIES: readonly components['schemas']['ComplaintCategory'][] = [
  'premium-payment',
  'policy-document',
  'claim',
  'payout',
  'fund-value',
  'mis-selling',
  'service-delay',
  'staff-conduct',
  'other',
];
