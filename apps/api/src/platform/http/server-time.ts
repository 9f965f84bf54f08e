import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../ports/clock.ts';

/** Adds the server's time to every response, so that a page with a wrong device clock still judges time correctly. */
export function addServerTime(app: FastifyInstance, clock: Clock): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('X-Server-Time', clock.now().toISOString());
  });
}
