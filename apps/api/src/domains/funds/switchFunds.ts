import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { switchOffer } from './switch-offer.ts';

export default sessionHandler('switchFunds', async ({ body, session }, deps) =>
  ok(await switchOffer(deps, session, body)),
);
