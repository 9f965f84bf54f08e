import { createSessions } from '../../platform/access/sessions.ts';
import { answer, sessionHandler } from '../../platform/contract/handler.ts';

export default sessionHandler('endOtherSessions', async ({ session }, deps) => {
  await createSessions(deps).endOthers(session);
  return answer(204, null);
});
