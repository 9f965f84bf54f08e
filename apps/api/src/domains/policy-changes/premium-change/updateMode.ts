import { premiumChangeBookedOn } from '@lifedesk/rules';
import { checkCodes } from '../../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem, refusalProblem, validationProblem } from '../../../platform/problem.ts';
import { today } from '../../../platform/today.ts';
import { makeRequest } from '../../requests/public.ts';
import { findCustomer, lockPolicy } from '../bonus/store.ts';
import { findChangeable, MODE_WORDS } from './changeable.ts';
import { offeredModes } from './mode-dto.ts';
import { scheduleChange, withdrawChange } from './store.ts';

export default sessionHandler('updateMode', async (call, deps) => {
  const { body, session, client } = call;
  const { customerId } = session;
  const { policyNo, premiumMode, instalment } = body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'mode-change',
    proof: () => checkCodes(deps, session, 'mode-change', [body], client),
    async effect({ db, now }) {
      await lockPolicy(db, customerId, policyNo);
      const whose = { customerId, today: today(deps.clock), policyNo };
      const { changeable, unchangeable } = await findChangeable(db, whose, 'mode');
      const [policy] = changeable;
      if (!policy)
        throw unchangeable[0] ? refusalProblem('/policyNo', 'premium-change', unchangeable[0]) : problem('not-found');
      const { row, plan, effectiveOn, yearlyPremium } = policy;
      const chosen = offeredModes(policy).find((mode) => mode.premiumMode === premiumMode);
      if (!chosen) throw validationProblem('/premiumMode', 'must be one of the plan');
      const { lacks, minimum } = chosen;
      if (lacks) throw refusalProblem('/premiumMode', 'mode-offer', { because: lacks, minimum });
      if (premiumMode === (plan.scheduled?.premiumMode ?? row.premium_mode))
        throw validationProblem('/premiumMode', 'must be another than was chosen');
      if (chosen.instalment !== instalment) throw problem('amount-refused');
      await withdrawChange(db, policyNo, 'mode', now);
      if (premiumMode !== row.premium_mode)
        await scheduleChange(
          db,
          {
            policy_no: policyNo,
            kind: 'mode',
            effective_on: effectiveOn,
            booked_from: premiumChangeBookedOn(effectiveOn),
            premium_mode: premiumMode,
            yearly_premium: yearlyPremium,
            modal_premium: chosen.modalPremium,
            made_at: now,
          },
          yearlyPremium,
        );
      // The customer reads the trail, so it is in their language.
      const { language } = await findCustomer(db, customerId);
      const locale = { locale: language };
      const before = MODE_WORDS[plan.scheduled?.premiumMode ?? row.premium_mode]({}, locale);
      const change = { field: 'premium-mode', policyNo, before, after: MODE_WORDS[premiumMode]({}, locale) } as const;
      return { isDone: true, policyNos: [policyNo], changes: [change], payload: { premiumMode, effectiveOn } };
    },
  });
  return ok(acknowledgement);
});
