import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { declare } from './declare.ts';

export default sessionHandler('corporateSubmitFatca', async (call, deps) => {
  const { clientId, fatcaDetails, proofs } = call.body;
  assertOwnClientId(call.session, clientId);
  return ok(await declare(deps, call, { details: fatcaDetails, proofs, counts: true }));
});
