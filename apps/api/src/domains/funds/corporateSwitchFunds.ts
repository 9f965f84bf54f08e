import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { switchOffer } from './switch-offer.ts';

export default sessionHandler('corporateSwitchFunds', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  return ok(await switchOffer(deps, session, body));
});
