import { signOutOthers } from '../../platform/access/sign-out-others.ts';
import { answer, sessionHandler } from '../../platform/contract/handler.ts';

export default sessionHandler('endOtherSessions', async ({ session, client }, deps) => {
  const header = await deps.db.transaction().execute((db) => signOutOthers(deps, db, session, client));
  return answer(204, null, header);
});
