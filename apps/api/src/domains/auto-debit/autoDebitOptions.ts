import { canRegisterMandate, MANDATE_RAILS, maskMiddle, railTerms, stripNameTitle } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { isPaymentBlocked, linkIdOf } from '../policies/public.ts';
import { lastDueDateOf, premiumOf } from './mandate-dto.ts';
import { findLiveMandate, findPolicyFacts } from './store.ts';
import { isReplaceable } from './submitAutoDebit.ts';

export default sessionHandler('autoDebitOptions', async ({ session }, { db, clock }) => {
  const day = today(clock);
  const facts = await findPolicyFacts(db, session.customerId);
  const decided = await Promise.all(
    facts.map(async (policy) => {
      const live = policy.has_mandate ? await findLiveMandate(db, policy.policy_no) : undefined;
      const { because } = canRegisterMandate({
        policyStatusCode: policy.status_code,
        dueDate: policy.due_date,
        isPaymentBlocked: isPaymentBlocked(policy),
        hasMandate: live !== undefined && !isReplaceable(live, session),
      });
      return { policy, because };
    }),
  );
  return ok({
    policies: decided.flatMap(({ policy, because }) =>
      because === 'can-register' && policy.due_date
        ? [
            {
              policyNo: policy.policy_no,
              id: linkIdOf(policy, false),
              planName: policy.plan_name,
              policyHolderName:
                session.kind === 'partial' ? maskMiddle(stripNameTitle(policy.holder_name)) : policy.holder_name,
              policyStatus: policy.status_name,
              premium: premiumOf(policy),
              frequency: policy.premium_mode,
              dueDate: policy.due_date,
              lastDueDate: lastDueDateOf(policy),
            },
          ]
        : [],
    ),
    refused: decided.flatMap(({ policy: { policy_no: policyNo, plan_name: planName }, because }) =>
      because === 'can-register' ? [] : [{ policyNo, planName, because }],
    ),
    rails: MANDATE_RAILS.map((rail) => ({ rail, ...railTerms(rail, day) })),
  });
});
