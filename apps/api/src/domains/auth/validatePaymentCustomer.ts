import { recogniseLoginId } from '@lifedesk/rules';
import { createSessions } from '../../platform/access/sessions.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { sessionPart } from './login-answer.ts';
import { recogniseCustomer } from './recognise.ts';
import { findByLoginId } from './store.ts';

export default handler('validatePaymentCustomer', async ({ body, client }, deps) => {
  const loginId = recogniseLoginId(body.loginId);
  const claim = {
    loginId: loginId.kind === 'unknown' ? body.loginId : loginId.value,
    client,
    find: () => findByLoginId(deps.db, loginId),
  };
  const customer = await recogniseCustomer(deps, claim, false);
  const session = await createSessions(deps).open({
    kind: 'partial',
    customerId: customer.customerId,
    policyNo: customer.policy_no,
  });
  return ok(sessionPart(deps, session));
});
