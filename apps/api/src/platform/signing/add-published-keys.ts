import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addAnswerHeaders } from '../http/answer-headers.ts';
import type { CallLimits } from '../http/rate-limit.ts';
import { publishedKeys } from './signing-keys.ts';

/** Path of the public keys. */
const KEYS_PATH = '/.well-known/jwks.json';

/** Publishes the keys for anyone who verifies a document, including other sites and tools. */
export function addPublishedKeys(app: FastifyInstance, deps: Deps, limits: CallLimits): void {
  app.register(async (routes) => {
    addAnswerHeaders(routes, deps.config);
    routes.get(KEYS_PATH, { preHandler: limits.ofAddress }, async (_request, reply) => {
      const keys = await publishedKeys(deps);
      return reply
        .header('cache-control', 'public, max-age=300, stale-if-error=86400')
        .header('access-control-allow-origin', '*')
        .type('application/jwk-set+json')
        .send(JSON.stringify(keys));
    });
  });
}
