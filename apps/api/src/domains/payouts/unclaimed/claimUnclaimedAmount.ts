import { canClaimUnclaimed, formatRupees, todayInIndia } from '@lifedesk/rules';
import { checkCodes } from '../../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem, refusalProblem } from '../../../platform/problem.ts';
import { makeRequest } from '../../requests/public.ts';
import { assertAccount } from '../check/assert-account.ts';
import { checkPayout } from '../check/check-payout.ts';
import { lockPolicy } from '../check/lock-policy.store.ts';
import { orderPayout } from '../order/order-payout.ts';
import { findOwedBy, markAmountClaimed } from './unclaimed.store.ts';
import { claimTotal, unclaimedFacts } from './unclaimed-dto.ts';

/** Claims an amount once: the transaction that marks it as claimed also orders its payout. */
export default sessionHandler('claimUnclaimedAmount', async (call, deps) => {
  const { body, session, client } = call;
  const { customerId } = session;
  const { reference } = body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'unclaimed-amount',
    proof: () => checkCodes(deps, session, 'unclaimed-amount', [body], client),
    async effect({ db, now }) {
      const policyNo = (await findOwedBy(db, customerId, reference))?.policy_no;
      if (policyNo === undefined) throw problem('not-found');
      await lockPolicy(db, customerId, policyNo);
      // read again under the lock
      const row = await findOwedBy(db, customerId, reference);
      if (!row) throw problem('not-found');
      const date = todayInIndia(now);
      const { possible, because } = canClaimUnclaimed(unclaimedFacts(row, date));
      if (!possible) throw refusalProblem('/reference', 'unclaimed', { because });
      await checkPayout(db, { customerId, policyNo, kind: 'unclaimed-amount', pointer: '/reference' }, now);
      await assertAccount(db, { customerId, policyNo, pointer: '/reference' });
      const { interest, total } = claimTotal(row, date);
      if (total !== body.total) throw problem('amount-refused');
      return {
        isDone: true,
        policyNos: [policyNo],
        changes: [{ field: 'unclaimed-amount', policyNo, before: formatRupees(total), after: formatRupees(0) }],
        payload: { reference, amount: row.amount, interest },
        async keep(ticket) {
          if (!(await markAmountClaimed(db, reference, ticket)))
            throw new Error('an amount was claimed despite the lock');
          await orderPayout(
            db,
            {
              ticket,
              policyNo,
              kind: 'unclaimed-amount',
              grossPaise: total,
              deductions: [],
              // deducted when the amount fell due
              taxPaise: 0,
              countsFrom: date,
            },
            now,
          );
        },
      };
    },
  });
  return ok(acknowledgement);
});
