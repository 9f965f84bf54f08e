import { checkCodes } from '../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { declare } from './declare.ts';

export default sessionHandler('submitFatcaWithOtp', async (call, deps) => {
  const { body, session, client } = call;
  const acknowledgement = await declare(deps, call, {
    details: body.fatcaDetails,
    proofs: body.proofs,
    proof: () => checkCodes(deps, session, 'update-nationality', [body], client),
    counts: true,
  });
  return ok(acknowledgement);
});
