import { checkRiderSum, riderPremiumOf } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem, refusalProblem, validationProblem } from '../../../platform/problem.ts';
import { sealJson } from '../../../platform/sealed-json.ts';
import { today } from '../../../platform/today.ts';
import { makeRequest } from '../../requests/public.ts';
import { findCustomer, lockPolicy } from '../bonus/store.ts';
import type { RiderPayload } from './add-approved-rider.ts';
import { checkAnswers } from './check-answers.ts';
import { findRiderPolicies } from './rider-policies.ts';
import { findQuestions } from './store.ts';

export default sessionHandler('addRider', async (call, deps) => {
  const { body, session } = call;
  const { customerId } = session;
  const { policyNo, riderCode, sumAssured, premium, declaration } = body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'rider-addition',
    async effect({ db }) {
      await lockPolicy(db, customerId, policyNo);
      const { policies, others } = await findRiderPolicies(db, { customerId, today: today(deps.clock), policyNo });
      const [policy] = policies;
      if (!policy) throw others[0] ? refusalProblem('/policyNo', 'premium-change', others[0]) : problem('not-found');
      const chosen = policy.riders.find(({ rider }) => rider.riderCode === riderCode);
      if (!chosen) throw validationProblem('/riderCode', 'must be one of the plan');
      const { rider, offer, perThousand } = chosen;
      if (!offer.offered || perThousand === null)
        throw refusalProblem('/riderCode', 'rider-offer', { because: offer.because });
      const sums = { minimum: rider.minimum, maximum: offer.maximum, step: rider.step };
      const { accepted, because } = checkRiderSum(sumAssured, sums);
      if (!accepted) throw refusalProblem('/sumAssured', 'rider-sum', { because, ...sums });
      if (riderPremiumOf(sumAssured, perThousand) !== premium) throw problem('amount-refused');
      if (rider.needsHealth) checkAnswers(declaration, await findQuestions(db, 'health'));
      else if (declaration) throw validationProblem('/declaration', 'must be absent');
      const { language } = await findCustomer(db, customerId);
      const payload: RiderPayload = { riderCode, riderName: rider.name.en, sumAssured, premium, term: offer.term };
      return {
        isDone: false,
        policyNos: [policyNo],
        changes: [{ field: 'rider', policyNo, before: null, after: rider.name[language] }],
        payload: {
          ...payload,
          ...(declaration && { sealedDeclaration: sealJson(deps.secrets, 'health', declaration) }),
        },
      };
    },
  });
  return ok(acknowledgement);
});
