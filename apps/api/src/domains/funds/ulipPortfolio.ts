import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { portfolioOf } from './portfolio.ts';

export const ulipPortfolio = sessionHandler('ulipPortfolio', async ({ body, session }, deps) =>
  ok(await portfolioOf(deps, session, body)),
);

export const corporateUlipPortfolio = sessionHandler('corporateUlipPortfolio', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  return ok(await portfolioOf(deps, session, body));
});
