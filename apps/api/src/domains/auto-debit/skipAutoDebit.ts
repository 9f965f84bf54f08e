import { checkCodes } from '../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { dateAt, problem, refusalProblem, validationProblem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { makeRequest } from '../requests/public.ts';
import { skipDebit } from './debits.store.ts';
import { loadMandates } from './load-mandates.ts';
import { lockPolicy } from './store.ts';

export default sessionHandler('skipAutoDebit', async (call, deps) => {
  const { body, session, client } = call;
  const { customerId } = session;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'auto-debit',
    proof: () => checkCodes(deps, session, 'auto-debit', [body], client),
    async effect({ db, now }) {
      const day = today(deps.clock);
      const [seen] = await loadMandates(db, customerId, day, body.mandateId);
      if (!seen || !(await lockPolicy(db, customerId, seen.row.policy_no))) throw problem('not-found');
      const [mandate] = await loadMandates(db, customerId, day, body.mandateId);
      if (!mandate) throw refusalProblem('/date', 'skip', { because: 'no-debit-planned' });
      const { nextDebit, skip } = mandate.dto;
      if (skip !== 'can-skip') throw refusalProblem('/date', 'skip', { because: skip });
      if (!nextDebit || !mandate.policy.due_date)
        throw refusalProblem('/date', 'skip', { because: 'no-debit-planned' });
      const debit_on = dateAt('/date', nextDebit.date);
      if (debit_on !== body.date) throw validationProblem('/date', 'must be the next debit');
      const { id: mandate_id, policy_no } = mandate.row;
      const { amount, attempt } = nextDebit;
      const debit = {
        mandate_id,
        policy_no,
        due_date: mandate.policy.due_date,
        debit_on,
        amount,
        attempt: attempt === 2 ? 2 : 1,
      } as const;
      if (!(await skipDebit(db, debit, now))) throw refusalProblem('/date', 'skip', { because: 'presented' });
      return { isDone: true, policyNos: [policy_no], payload: { mandateId: mandate_id, date: debit_on } };
    },
  });
  return ok(acknowledgement);
});
