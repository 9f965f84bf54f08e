import { type TopUpPolicy, type TopUpTerms, topUpRoom, whyNoTopUp } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { ongoingOf } from './policy-payments.ts';
import { findFundSplits, findOngoing, findPolicies } from './store.ts';

export default sessionHandler('topUpEligiblePolicies', async ({ session }, { db, clock }) => {
  const date = today(clock);
  const policies = (await findPolicies(db, session.customerId)).flatMap((policy) =>
    policy.topUp && whyNoTopUp(policy, date) === null ? [{ ...policy, topUp: policy.topUp }] : [],
  );
  const policyNos = policies.map((policy) => policy.policyNo);
  const [ongoing, splits] = await Promise.all([findOngoing(db, policyNos), findFundSplits(db, policyNos)]);
  return ok({
    policies: policies.map(({ policyNo, id, planName, topUp, ...policy }) => ({
      policyNo,
      id,
      planName,
      minimumAmount: topUp.minimum,
      maximumAmount: Math.min(topUp.maximum, roomInSteps({ ...policy, topUp })),
      amountStep: topUp.step,
      fundSplit: splits
        .filter((split) => split.policy_no === policyNo)
        .map(({ fund_code: fundCode, name: fundName, share }) => ({ fundCode, fundName, share })),
      ...ongoingOf(
        ongoing.filter((item) => item.policy_no === policyNo && item.purpose === 'top-up'),
        session,
      ),
    })),
  });
});

/** What may still be topped up, in whole steps. */
function roomInSteps(policy: TopUpPolicy & { readonly topUp: TopUpTerms }): number {
  const room = topUpRoom(policy);
  return room - (room % policy.topUp.step);
}
