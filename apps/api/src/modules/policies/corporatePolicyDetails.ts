import { assertOwnClientId } from '../../book/policy-ref.ts';
import { ok, sessionHandler } from '../../contract/handler.ts';
import { detailsOf } from './details.ts';

export default sessionHandler('corporatePolicyDetails', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  return ok(await detailsOf(deps, session, body.policyNo));
});
