import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { ongoingOf } from './policy-payments.ts';
import { findFundSplits, findOngoing, findPolicies } from './store.ts';

export default sessionHandler('topUpEligiblePolicies', async ({ session }, { db }) => {
  const policies = (await findPolicies(db, session.customerId)).flatMap((policy) =>
    policy.topUp && policy.isPremiumPaying ? [{ ...policy, topUp: policy.topUp }] : [],
  );
  const policyNos = policies.map((policy) => policy.policyNo);
  const [ongoing, splits] = await Promise.all([findOngoing(db, policyNos), findFundSplits(db, policyNos)]);
  return ok({
    policies: policies.map(({ policyNo, id, planName, topUp }) => ({
      policyNo,
      id,
      planName,
      minimumAmount: topUp.minimum,
      maximumAmount: topUp.maximum,
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
