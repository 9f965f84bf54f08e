import { createSessions } from '../../platform/access/sessions.ts';
import { answer, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';

export default sessionHandler('endSession', async ({ body, session }, deps) => {
  if (body.id === session.id)
    throw problem('validation', {
      errors: [{ pointer: '/id', detail: 'must be another session: this one signs out' }],
    });
  await createSessions(deps).endOne(session, body.id);
  return answer(204, null);
});
