import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { portfolioOf } from './portfolio.ts';

export default sessionHandler('corporateUlipPortfolio', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  return ok(await portfolioOf(deps, session, body));
});
