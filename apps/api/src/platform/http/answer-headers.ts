import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { isSecure, strictTransport } from '../web/security-headers.ts';

/**
 * Default headers of every API response: only the caller may read it, no cache stores it, and no browser sniffs its
 * type.
 */
export function addAnswerHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onSend', async (_request, reply) => {
    setAnswerHeaders(reply, config);
  });
}

export function setAnswerHeaders(reply: FastifyReply, config: Config): FastifyReply {
  const headers: Readonly<Record<string, string>> = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...strictTransport(isSecure(config)),
  };
  for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
  return reply;
}
