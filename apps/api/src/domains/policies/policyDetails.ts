import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { detailsOf } from './details.ts';
import { assertOwnClientId } from './policy-ref.ts';

export const policyDetails = sessionHandler('policyDetails', async ({ body, session }, deps) =>
  ok(await detailsOf(deps, session, body.policyNo)),
);

export const corporatePolicyDetails = sessionHandler('corporatePolicyDetails', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  return ok(await detailsOf(deps, session, body.policyNo));
});
