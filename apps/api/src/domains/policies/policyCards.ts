import { todayInIndia } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { findAttention } from './attention.ts';
import { signsOf } from './card-signs.ts';
import { linkIdOf } from './policies.ts';
import { findPolicies } from './policy-rows.store.ts';
import { PREMIUM_MODE_WORDS } from './premium-mode.ts';

export default sessionHandler('policyCards', async ({ body, session }, deps) => {
  const { db, clock } = deps;
  const today = todayInIndia(clock.now());
  const { customerId } = session;
  const policies = await findPolicies(db, { customerId, today, policyNo: body.policyNo });
  if (body.policyNo !== undefined && policies.length === 0) throw problem('not-found');
  const list = await findAttention(
    deps,
    customerId,
    today,
    policies.map((policy) => policy.policy_no),
  );
  const cardDetails = policies.map((policy) => ({
    policyNo: policy.policy_no,
    id: linkIdOf(policy, false),
    sumAssured: policy.sum_assured,
    premiumModeDesc: PREMIUM_MODE_WORDS[policy.premium_mode],
    attention: signsOf(list, policy.policy_no),
  }));
  return ok({ cardDetails });
});
