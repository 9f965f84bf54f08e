import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const CORRELATION_HEADER = 'x-correlation-id';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The caller's correlation id, or a new one where it is absent or no UUID: what comes in goes into logs. */
export function correlationIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[CORRELATION_HEADER];
  return typeof given === 'string' && UUID.test(given) ? given : randomUUID();
}

/** Every answer names the call it answers. The request's id is the correlation id already (`genReqId`). */
export function addCorrelation(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Correlation-Id', request.id);
    done();
  });
}
