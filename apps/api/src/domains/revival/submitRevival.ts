import { isRevivalPayableAtOnce, needsUnderwriting } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import { makeRequest } from '../requests/public.ts';
import { type Declaration, pendingRevivalOf } from './declared.ts';
import { type LapsedPolicy, lapsedPolicy, needsHealthDeclaration, quoteOf } from './quotes.ts';
import { dropChoice, hasAcceptedHealth, saveChoice } from './store.ts';

const ALREADY_REQUESTED = 'You have already asked for this revival.';

export default sessionHandler('submitRevival', async (call, deps) => {
  const { scheme, total, action, healthDeclaration } = call.body;
  if (action === 'save') {
    const lapsed = await lapsedPolicy(deps, call.session, call.body.policyNo);
    const quote = quoteOf(lapsed, scheme);
    await saveChoice(deps.db, lapsed.policy.policyNo, scheme, deps.clock.now());
    return ok({ action, scheme, total: quote.total, isPayableOnline: quote.isPayableOnline });
  }
  const acknowledgement = await makeRequest(deps, call, {
    type: 'revival-scheme',
    async effect({ db }) {
      const lapsed = await lapsedPolicy({ ...deps, db }, call.session, call.body.policyNo);
      if (quoteOf(lapsed, scheme).total !== total) throw problem('amount-refused');
      checkHealth(lapsed, healthDeclaration, await hasAcceptedHealth(db, lapsed.policy, lapsed.date));
      if (await pendingRevivalOf({ db }, call.session, lapsed))
        throw problem('duplicate', { detail: ALREADY_REQUESTED });
      const { policyNo } = lapsed.policy;
      await dropChoice(db, policyNo);
      return { isDone: false, policyNos: [policyNo], payload: { scheme, total, healthDeclaration } };
    },
  });
  return ok({
    action,
    scheme,
    total,
    isPayableOnline: isRevivalPayableAtOnce(scheme, healthDeclaration) && total > 0,
    acknowledgement,
  });
});

function checkHealth(lapsed: LapsedPolicy, declaration: Declaration | undefined, isAccepted: boolean): void {
  if (!declaration) {
    if (needsHealthDeclaration(lapsed) && !isAccepted) throw validationProblem('/healthDeclaration', 'is required');
    return;
  }
  if (needsUnderwriting(declaration) && declaration.details === undefined)
    throw validationProblem('/healthDeclaration/details', 'must say what happened');
}
