import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { visitorOf } from './person.ts';
import { recommend } from './recommend.ts';

export default sessionHandler('recommendedPlans', async ({ body, session }, deps) =>
  ok(await recommend(deps, await visitorOf(deps.db, session), body.answers)),
);
