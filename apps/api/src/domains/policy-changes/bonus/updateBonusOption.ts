import { checkCodes } from '../../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem } from '../../../platform/problem.ts';
import { today } from '../../../platform/today.ts';
import { findRestricted } from '../../policies/public.ts';
import { makeRequest } from '../../requests/public.ts';
import { bonusOf, findBonuses, findCustomer, lockPolicy, setBonusOption, withRestriction } from './store.ts';

export default sessionHandler('updateBonusOption', async (call, deps) => {
  const { body, session, client } = call;
  const { customerId } = session;
  const { policyNo, bonusOption } = body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'change-bonus',
    proof: () => checkCodes(deps, session, 'change-bonus', [body], client),
    async effect({ db }) {
      await lockPolicy(db, customerId, policyNo);
      const [bonus] = await findBonuses(db, { customerId, policyNo });
      if (!bonus || !bonusOf(bonus).earns) throw problem('not-found');
      const restricted = await findRestricted(db, customerId, 'payout', today(deps.clock));
      const options = withRestriction(bonus.options, restricted.has(policyNo));
      const chosen = options.find((option) => option.bonusOption === bonusOption);
      if (!chosen) throw optionProblem('must be one of the plan');
      if (chosen.lacks) throw optionProblem('must lack nothing');
      if (bonusOption === bonus.option_code) throw optionProblem('must be another than holds');
      await setBonusOption(db, policyNo, bonusOption);
      // The customer reads the trail, so it is in their language.
      const { language } = await findCustomer(db, customerId);
      const before = bonus.options.find((option) => option.bonusOption === bonus.option_code)?.name[language] ?? null;
      const change = { field: 'bonus-option', policyNo, before, after: chosen.name[language] } as const;
      return { isDone: true, policyNos: [policyNo], changes: [change] };
    },
  });
  return ok(acknowledgement);
});

const optionProblem = (detail: string) => problem('validation', { errors: [{ pointer: '/bonusOption', detail }] });
