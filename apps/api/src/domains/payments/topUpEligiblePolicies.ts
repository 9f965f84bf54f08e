import { navDateHoldsUntil, navDateOf, type TopUpRefusal, topUpLockedUntil, whyNoTopUp } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { isEligible, toTopUpPolicies } from './dues/eligible-policies.ts';
import { findPolicies, type PolicyRow } from './order/policies.store.ts';
import { findHolidays } from './units/funds.store.ts';

export default sessionHandler('topUpEligiblePolicies', async ({ session }, { db, clock }) => {
  const now = clock.now();
  const date = today(clock);
  const policies = (await findPolicies(db, session.customerId)).filter(({ line }) => line === 'unit-linked');
  const holidays = await findHolidays(db);
  return ok({
    navDate: navDateOf(now, holidays),
    navDateHoldsUntil: navDateHoldsUntil(now, holidays).toISOString(),
    lockedUntil: topUpLockedUntil(date),
    policies: await toTopUpPolicies(db, session, policies.filter(isEligible(date)), date),
    notEligible: policies.flatMap((policy) => {
      const because = whyNoTopUp(policy, date);
      return because === null ? [] : [toRefused(policy, because)];
    }),
  });
});

const toRefused = ({ policyNo, id, planName }: PolicyRow, because: TopUpRefusal) => ({
  policyNo,
  id,
  planName,
  because,
});
