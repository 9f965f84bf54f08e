import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { refresh } from './refresh.ts';

export default sessionHandler('corporateRefreshSession', async ({ body, session }, deps) => {
  assertOwnClientId(session, body.clientId);
  return ok(await refresh(deps, session));
});
