import { createSessions } from '../../platform/access/sessions.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';

export default sessionHandler('sessionList', async ({ session }, deps) => {
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
