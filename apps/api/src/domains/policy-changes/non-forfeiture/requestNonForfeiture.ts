import { nonForfeitureOptionText } from '@lifedesk/rules/texts';
import { checkCodes } from '../../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem, refusalProblem, validationProblem } from '../../../platform/problem.ts';
import { today } from '../../../platform/today.ts';
import { makeRequest } from '../../requests/public.ts';
import { findCustomer, lockPolicy } from '../bonus/store.ts';
import { findChoices } from './choices.ts';
import { findPlanOptions } from './store.ts';

export default sessionHandler('requestNonForfeiture', async (call, deps) => {
  const { body, session, client } = call;
  const { customerId } = session;
  const { policyNo, option, otpToken, otp } = body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'nfo-details',
    async proof() {
      const plan = (await findPlanOptions(deps.db, customerId)).get(policyNo);
      if (!plan) throw problem('not-found');
      if (!plan.needsOtp) return async () => {};
      if (otpToken === undefined) throw validationProblem('/otpToken', 'is required');
      if (otp === undefined) throw validationProblem('/otp', 'is required');
      return checkCodes(deps, session, 'nfo-details', [{ otpToken, otp }], client);
    },
    async effect({ db }) {
      await lockPolicy(db, customerId, policyNo);
      const { choices, fixed } = await findChoices(db, { customerId, today: today(deps.clock), policyNo });
      const [choice] = choices;
      if (!choice)
        throw fixed[0] ? refusalProblem('/policyNo', 'non-forfeiture-choice', fixed[0]) : problem('not-found');
      const chosen = choice.offers.find((offer) => offer.option === option);
      if (!chosen) throw validationProblem('/option', 'must be one of the plan');
      if (!chosen.possible) throw refusalProblem('/option', 'non-forfeiture', { because: chosen.because });
      const { nonForfeiture } = choice.plan;
      if (option === nonForfeiture) throw validationProblem('/option', 'must be another than applies');
      // The customer reads the trail, so it is in their language.
      const { language } = await findCustomer(db, customerId);
      const before = nonForfeitureOptionText(nonForfeiture, language);
      const after = nonForfeitureOptionText(option, language);
      return {
        isDone: false,
        policyNos: [policyNo],
        changes: [{ field: 'non-forfeiture', policyNo, before, after }],
        payload: { option },
      };
    },
  });
  return ok(acknowledgement);
});
