import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { makeSwitch } from './make-switch.ts';
import { switchOffer } from './switch-offer.ts';

export const switchFunds = sessionHandler('switchFunds', async ({ body, session }, deps) =>
  ok(await switchOffer(deps, session, body)),
);

export const corporateSwitchFunds = sessionHandler('corporateSwitchFunds', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  return ok(await switchOffer(deps, session, body));
});

export const updateSwitchFunds = sessionHandler('updateSwitchFunds', async (call, deps) =>
  ok(await makeSwitch(deps, call)),
);

export const corporateUpdateSwitchFunds = sessionHandler('corporateUpdateSwitchFunds', async (call, deps) => {
  assertOwnClientId(call.session, call.body.clientId);
  return ok(await makeSwitch(deps, call));
});
