import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const CORRELATION_HEADER = 'x-correlation-id';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The caller's correlation id, or a new one if it is missing or not a UUID, because it is logged. */
export function correlationIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[CORRELATION_HEADER];
  return typeof given === 'string' && UUID.test(given) ? given : randomUUID();
}

/** Adds the correlation id to every response. It already is the request's id (`genReqId`). */
export function addCorrelation(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Correlation-Id', request.id);
    done();
  });
}
