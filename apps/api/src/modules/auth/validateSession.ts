import { todayInIndia } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../contract/handler.ts';
import { problem } from '../../problem.ts';
import { findCustomerWithPolicies } from './auth.store.ts';
import { loginAnswerOf } from './login-answer.ts';

export default sessionHandler('validateSession', async ({ body, session }, deps) => {
  const { customer, policies } = await findCustomerWithPolicies(
    deps.db,
    session.customerId,
    todayInIndia(deps.clock.now()),
  );
  const { policyNo: ref } = body;
  if (ref !== undefined && !policies.some((p) => p.policy_no === ref || p.id === ref)) throw problem('not-found');
  return ok(loginAnswerOf(deps, session, customer, policies));
});
