import { hash } from 'node:crypto';
import limiter from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '../../config.ts';
import { problem } from '../problem.ts';

/**
 * Keeps one caller from using up a node. Callers without a session count by address, the others by session, so that an
 * office behind one address does not lock itself out. Guessing is not stopped here but by the counters of logins.
 */
export async function rateLimit(
  app: FastifyInstance,
  { rateLimit: limits }: Config,
): Promise<(anonymous: boolean) => onRequestAsyncHookHandler> {
  // Limits and counts are nobody's business; Retry-After comes with the problem.
  const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await app.register(limiter, {
    global: false,
    addHeaders: { ...quiet, 'retry-after': false },
    addHeadersOnExceeding: quiet,
  });
  const make = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    app.rateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator,
      errorResponseBuilder: (_request, { ttl }) => problem('rate-limited', { retryAfter: Math.ceil(ttl / 1000) }),
    }) as unknown as onRequestAsyncHookHandler;
  const anonymous = make(limits.anonymousPerMinute, (request) => request.ip);
  const session = make(limits.perMinute, (request) => {
    const { authorization } = request.headers;
    return authorization ? hash('sha256', authorization, 'base64url') : request.ip;
  });
  return (isAnonymous) => (isAnonymous ? anonymous : session);
}
