import type { FastifyInstance } from 'fastify';

/** What is answered stays with who asked: no cache keeps it, but where the answer says otherwise itself. */
export function addNoStore(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('Cache-Control', 'no-store');
  });
}
