import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { portfolioOf } from './portfolio.ts';

export default sessionHandler('ulipPortfolio', async ({ body, session }, deps) =>
  ok(await portfolioOf(deps, session, body)),
);
