import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { detailsOf } from './details.ts';
import { assertOwnClientId } from './policy-ref.ts';

export default sessionHandler('corporatePolicyDetails', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  return ok(await detailsOf(deps, session, body.policyNo));
});
