import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findPolicies, findRestricted, toRestricted } from '../policies/public.ts';
import { findCases } from './cases.store.ts';
import { toCase } from './medical-dto.ts';

export default sessionHandler('medicalEligiblePolicies', async ({ session }, { db, clock }) => {
  const rows = await findCases(db, session);
  const numbers = new Set(rows.flatMap(({ policy_no }) => (policy_no === null ? [] : [policy_no])));
  if (numbers.size === 0) return ok({ cases: rows.map(toCase), restricted: [] });
  const date = today(clock);
  const restricted = await findRestricted(db, session.customerId, 'payment', date);
  const policies = await findPolicies(db, { customerId: session.customerId, today: date });
  return ok({
    cases: rows.filter(({ policy_no }) => policy_no === null || !restricted.has(policy_no)).map(toCase),
    restricted: toRestricted(
      policies.filter(({ policy_no }) => numbers.has(policy_no)),
      restricted,
    ),
  });
});
