import type { FastifyRequest } from 'fastify';
import type { SessionKind } from '../access/session.ts';
import type { Sessions } from '../access/sessions.ts';
import { problem } from '../problem.ts';

/** The sessions that an operation accepts, from its `security` in the contract. */
export interface SessionRule {
  kinds: ReadonlySet<SessionKind>;
  xsrf: boolean;
}

const BEARER = /^Bearer ([A-Za-z0-9_-]{32,128})$/;

/**
 * Identifies the caller from headers alone, before the body is read, so that a caller without a session learns nothing
 * about the body's format. 401 without a live session; 403 for one of another kind or a wrong XSRF token.
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
