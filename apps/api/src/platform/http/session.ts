import type { FastifyRequest } from 'fastify';
import type { SessionKind } from '../access/session.ts';
import type { Sessions } from '../access/sessions.ts';
import { problem } from '../problem.ts';

/** Which sessions an operation takes, as its `security` in the contract says. */
export interface SessionRule {
  kinds: ReadonlySet<SessionKind>;
  xsrf: boolean;
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{32,128})$/;

/**
 * Finds out who calls, from headers alone: it runs before a body is read, so that a caller without a session does not learn
 * anything about what a body should be. No live session is 401; one of another kind, or a wrong XSRF token, is 403.
 */
export async function authenticate(request: FastifyRequest, sessions: Sessions, rule: SessionRule): Promise<void> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const session = token ? await sessions.find(token) : null;
  if (!session) throw problem('session-ended');
  if (!rule.kinds.has(session.kind)) throw problem('session-kind');
  if (rule.xsrf) {
    const given = request.headers['x-xsrf-token'];
    if (typeof given !== 'string' || !sessions.checkXsrf(session, given)) throw problem('xsrf');
  }
  request.callState.session = session;
}
