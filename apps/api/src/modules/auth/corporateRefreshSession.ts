import { assertOwnClientId } from '../../book/policy-ref.ts';
import { ok, sessionHandler } from '../../contract/handler.ts';
import { refresh } from './refresh.ts';

export default sessionHandler('corporateRefreshSession', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  return ok(await refresh(deps, session));
});
