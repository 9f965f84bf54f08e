import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { detailsOf } from './details.ts';

export default sessionHandler('policyDetails', async ({ body, session }, deps) =>
  ok(await detailsOf(deps, session, body.policyNo)),
);
