import type { FastifyInstance } from 'fastify';
import { problem } from '../problem.ts';

/** Refuses a request with two Host headers. Node uses the first; a proxy in front may use the other. */
export function addOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders } = request.raw;
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    done(hosts > 1 ? problem('validation', { detail: 'The request has two Host headers.' }) : undefined);
  });
}
