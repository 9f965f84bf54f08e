import { formatRupees } from '@lifedesk/rules';
import { checkCodes } from '../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem, refusalProblem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { assertAccount, checkPayout } from '../payouts/public.ts';
import { assertUnrestricted, findPolicies } from '../policies/public.ts';
import { makeRequest } from '../requests/public.ts';
import { findRefundCandidates, totalOf } from './refundable.ts';
import { lockPolicy } from './store.ts';

export default sessionHandler('submitGstRefund', async (call, deps) => {
  const { body, session, client } = call;
  const { customerId } = session;
  const { policyNo, amount, uploadId } = body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'gst-refund',
    proof: () => checkCodes(deps, session, 'gst-refund', [body], client),
    async effect({ db, claim }) {
      const date = today(deps.clock);
      await lockPolicy(db, customerId, policyNo);
      const [policy] = await findPolicies(db, { customerId, today: date, policyNo });
      if (!policy) throw problem('not-found');
      await assertUnrestricted(db, customerId, 'payout', date, [{ policyNo, pointer: '/policyNo' }]);
      const judged = (await findRefundCandidates(db, customerId, date)).filter(
        ({ line }) => line.policyNo === policyNo,
      );
      const payments = judged.filter(({ refundable }) => refundable);
      if (payments.length === 0)
        throw refusalProblem('/policyNo', 'gst-refund', {
          because: judged[0]?.because ?? 'no-gst',
          date: judged[0]?.lastDay,
        });
      await assertAccount(db, { customerId, policyNo });
      await checkPayout(db, { customerId, policyNo, kind: 'gst-refund' }, deps.clock.now());
      if (totalOf(payments) !== amount) throw problem('amount-refused');
      await claim({ uploadId, purpose: 'payment-proof', pointer: '/uploadId' });
      return {
        isDone: false,
        policyNos: [policyNo],
        changes: [{ field: 'gst-refund', policyNo, before: null, after: formatRupees(amount) }],
        payload: {
          amount,
          receiptNos: payments.map(({ line }) => line.receiptNo),
          reasons: payments.map((one) => one.because),
        },
      };
    },
  });
  return ok(acknowledgement);
});
