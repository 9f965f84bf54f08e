import { ENDED_STATUS_CODES } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findPolicies, findRestricted, toPolicyChoice, toRestricted } from '../policies/public.ts';

export default sessionHandler('nomineeEligiblePolicies', async ({ session }, { db, clock }) => {
  const { customerId } = session;
  const date = today(clock);
  const policies = await findPolicies(db, { customerId, today: date });
  const restricted = await findRestricted(db, customerId, 'nominee-change', date);
  const open = policies.filter(({ status_code }) => !ENDED_STATUS_CODES.includes(status_code));
  return ok({
    policies: open.filter(({ policy_no }) => !restricted.has(policy_no)).map(toPolicyChoice),
    restricted: toRestricted(open, restricted),
  });
});
