import { navDateOf } from '@lifedesk/rules';
import { checkCodes } from '../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { findHolidays } from '../payments/public.ts';
import { assertAccount, checkPayout } from '../payouts/public.ts';
import { makeRequest } from '../requests/public.ts';
import { lockPolicy } from './switches.store.ts';
import { requestedAmounts } from './withdraw/requested-amounts.ts';
import { withdrawableOrThrow } from './withdraw/withdrawable.ts';
import { findWithdrawalNavDate, insertWithdrawal } from './withdraw/withdrawals.store.ts';

/** Requests part of the funds, or all of them by surrender. The request waits for the closing price of its day. */
export default sessionHandler('ulipPartialSurrender', async (call, deps) => {
  const { body, session, client } = call;
  const { customerId } = session;
  const { policyNo } = body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'ulip-surrender',
    proof: () => checkCodes(deps, session, 'ulip-surrender', [body], client),
    async effect({ db, now }) {
      await lockPolicy(db, policyNo);
      const { policy, today } = await withdrawableOrThrow(db, { customerId, policyNo }, now);
      const kind = body.extent === 'all' ? 'surrender' : 'partial-withdrawal';
      await checkPayout(db, { customerId, policyNo, kind }, now);
      await assertAccount(db, { customerId, policyNo });
      const from = requestedAmounts(body, policy);
      const navDate = navDateOf(now, await findHolidays(db));
      return {
        isDone: false,
        isAutomatic: true,
        policyNos: [policyNo],
        payload: { navDate, extent: body.extent },
        keep: (ticket) => insertWithdrawal(db, { policyNo, ticket, requestedOn: today, navDate, from }),
      };
    },
  });
  return ok({ acknowledgement, navDate: await findWithdrawalNavDate(deps.db, acknowledgement.ticket) });
});
