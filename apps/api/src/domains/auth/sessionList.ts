import { createSessions } from '../../platform/access/sessions.ts';
import { signOutOthers } from '../../platform/access/sign-out-others.ts';
import { answer, ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';

export const sessionList = sessionHandler('sessionList', async ({ session }, deps) => {
  const sessions = await createSessions(deps).list(session);
  return ok({
    sessions: sessions.map(({ id, kind, browser, system, started_at, touched_at }) => ({
      id,
      sessionKind: kind,
      ...(browser && { browser }),
      ...(system && { system }),
      startedAt: started_at.toISOString(),
      lastUsedAt: touched_at.toISOString(),
      isThisOne: id === session.id,
    })),
  });
});

export const endSession = sessionHandler('endSession', async ({ body, session }, deps) => {
  if (body.id === session.id)
    throw problem('validation', {
      errors: [{ pointer: '/id', detail: 'must be another session: this one signs out' }],
    });
  await createSessions(deps).endOne(session, body.id);
  return answer(204, null);
});

export const endOtherSessions = sessionHandler('endOtherSessions', async ({ session, client }, deps) => {
  const header = await deps.db.transaction().execute((db) => signOutOthers(deps, db, session, client));
  return answer(204, null, header);
});
