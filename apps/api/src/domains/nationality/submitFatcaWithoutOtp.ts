import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { declare } from './declare.ts';

export default sessionHandler('submitFatcaWithoutOtp', async (call, deps) =>
  ok(await declare(deps, call, { details: call.body.fatcaDetails, proofs: null, counts: false })),
);
