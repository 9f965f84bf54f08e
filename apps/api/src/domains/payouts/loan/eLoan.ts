import { checkLoanAmount, formatRupees, loanOutlook, todayInIndia } from '@lifedesk/rules';
import { checkCodes } from '../../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem, refusalProblem } from '../../../platform/problem.ts';
import { type Change, makeRequest } from '../../requests/public.ts';
import { assertAccount } from '../check/assert-account.ts';
import { checkPayout } from '../check/check-payout.ts';
import { lockPolicy } from '../check/lock-policy.store.ts';
import { orderPayout } from '../order/order-payout.ts';
import { borrowableOrThrow } from './borrowable.ts';
import { findBorrower, grantLoan, saveBorrower } from './loan.store.ts';

/** The audit trail records that work and income changed, not their values. */
const HIDDEN = '***';

export default sessionHandler('eLoan', async (call, deps) => {
  const { body, session, client } = call;
  const { customerId } = session;
  const { policyNo, amount, occupation, yearlyIncome } = body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'e-loan',
    proof: () => checkCodes(deps, session, 'e-loan', [body], client),
    async effect({ db, now }) {
      await lockPolicy(db, customerId, policyNo);
      const { offer, limit } = await borrowableOrThrow(db, { customerId, policyNo }, now);
      await checkPayout(db, { customerId, policyNo, kind: 'loan' }, now);
      await assertAccount(db, { customerId, policyNo });
      const { accepted, because } = checkLoanAmount(offer, amount);
      if (!accepted)
        throw refusalProblem('/amount', 'loan-amount', { because, minimum: offer.least, maximum: offer.most });
      if (offer.rate !== body.interestRate) throw problem('amount-refused');
      const before = await findBorrower(db, customerId);
      await saveBorrower(db, customerId, { occupation, yearlyIncome });
      const on = todayInIndia(now);
      await grantLoan(db, policyNo, { amount, rate: offer.rate, on });
      const personal: Change[] = [
        ...(before.occupation === occupation ? [] : [maskedChange('occupation', before.occupation)]),
        ...(before.yearlyIncome === yearlyIncome ? [] : [maskedChange('income', before.yearlyIncome)]),
      ];
      return {
        // completed once the money is paid out
        isDone: false,
        isAutomatic: true,
        policyNos: [policyNo],
        changes: [
          {
            field: 'loan',
            policyNo,
            before: formatRupees(offer.owed),
            after: formatRupees(loanOutlook(offer, amount, on).owed),
          },
          ...personal,
        ],
        payload: { amount, rate: offer.rate, limit: limit.limit, surrenderValue: limit.surrenderValue },
        keep: (ticket) =>
          orderPayout(
            db,
            { ticket, policyNo, kind: 'loan', grossPaise: amount, deductions: [], taxPaise: 0, countsFrom: on },
            now,
          ),
      };
    },
  });
  return ok(acknowledgement);
});

const maskedChange = (field: 'occupation' | 'income', before: unknown): Change => ({
  field,
  before: before === undefined ? null : HIDDEN,
  after: HIDDEN,
});
