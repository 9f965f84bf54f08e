import { checkRedirection, type FundShare } from '@lifedesk/rules';
import { checkCodes } from '../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { refusalProblem, validationProblem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { findRestricted } from '../policies/public.ts';
import { makeRequest } from '../requests/public.ts';
import { unitLinkedPolicy } from './portfolio.ts';
import { findRedirectable } from './redirection/redirectable.ts';
import { insertAllocation } from './redirection/redirection.store.ts';
import { findPricedFunds, lockPolicy } from './switches.store.ts';

/** Allocates the premiums of a policy to other funds, starting with the next due one. */
export default sessionHandler('redirectPremiums', async (call, deps) => {
  const { body, session, client } = call;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'premium-redirection',
    proof: () => checkCodes(deps, session, 'premium-redirection', [body], client),
    async effect({ db }) {
      const date = today(deps.clock);
      await lockPolicy(db, body.policyNo);
      const policy = await unitLinkedPolicy(db, session, body.policyNo, date);
      const { policy_no: policyNo, due_date: dueOn } = policy;
      const restriction = (await findRestricted(db, session.customerId, 'fund-switch', date)).get(policyNo);
      if (restriction) throw refusalProblem('/policyNo', 'restriction', { because: restriction });
      const { leastShare, now, because } = await findRedirectable(db, policy, date);
      if (because !== null) throw refusalProblem('/policyNo', 'no-redirection', { because });
      if (dueOn === null || body.effectiveFrom !== dueOn)
        throw validationProblem('/effectiveFrom', 'must be the due date of the next premium');
      const funds = await findPricedFunds(db, date);
      const check = checkRedirection({ leastShare, openFunds: funds.map(({ code }) => code), now }, body.to);
      if (!check.accepted) throw refusalProblem('/to', 'redirection', { ...check, percent: leastShare });
      const shares = body.to.filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
      const names = new Map(funds.map(({ code, name }) => [code, name]));
      const words = (split: readonly FundShare[]) =>
        split.map(({ fundCode, share }) => `${names.get(fundCode) ?? fundCode} ${share} %`).join(', ');
      return {
        isDone: true,
        policyNos: [policyNo],
        payload: { effectiveFrom: dueOn },
        changes: [{ field: 'premium-allocation', policyNo, before: words(now), after: words(shares) }],
        keep: (ticket) => insertAllocation(db, { policyNo, effectiveFrom: dueOn, requestedOn: date, ticket, shares }),
      };
    },
  });
  return ok(acknowledgement);
});
