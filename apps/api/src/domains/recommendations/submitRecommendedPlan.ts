import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { submitInSession } from './submit.ts';

export default sessionHandler('submitRecommendedPlan', async ({ body, session, client }, deps) =>
  ok(await submitInSession(deps, { session, body, client })),
);
