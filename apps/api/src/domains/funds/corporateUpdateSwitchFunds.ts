import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { makeSwitch } from './make-switch.ts';

export default sessionHandler('corporateUpdateSwitchFunds', async (call, deps) => {
  assertOwnClientId(call.session, call.body.clientId);
  return ok(await makeSwitch(deps, call));
});
