import { additionsQuote, checkAdditionsPart, formatRupees } from '@lifedesk/rules';
import { checkCodes } from '../../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem, refusalProblem } from '../../../platform/problem.ts';
import { makeRequest } from '../../requests/public.ts';
import { assertAccount } from '../check/assert-account.ts';
import { checkPayout } from '../check/check-payout.ts';
import { lockPolicy } from '../check/lock-policy.store.ts';
import { cashableOrThrow } from './cashable.ts';

export default sessionHandler('puaSurrender', async (call, deps) => {
  const { body, session, client } = call;
  const { customerId } = session;
  const { policyNo, sumAssured } = body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'pua-surrender',
    proof: () => checkCodes(deps, session, 'pua-surrender', [body], client),
    async effect({ db, now }) {
      await lockPolicy(db, customerId, policyNo);
      const policy = await cashableOrThrow(db, { customerId, policyNo }, now);
      await checkPayout(db, { customerId, policyNo, kind: 'paid-up-additions' }, now);
      await assertAccount(db, { customerId, policyNo });
      const { accepted, because } = checkAdditionsPart(policy, sumAssured);
      if (!accepted)
        throw refusalProblem('/sumAssured', 'additions-part', {
          because,
          minimum: policy.least,
          total: policy.additions,
        });
      const { cash, left } = additionsQuote(policy, sumAssured);
      if (cash !== body.cash) throw problem('amount-refused');
      return {
        isDone: false,
        policyNos: [policyNo],
        changes: [
          { field: 'paid-up-additions', policyNo, before: formatRupees(policy.additions), after: formatRupees(left) },
        ],
        payload: { sumAssured, cash, factor: policy.factor },
      };
    },
  });
  return ok(acknowledgement);
});
