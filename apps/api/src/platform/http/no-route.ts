import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, problem } from '../problem.ts';

/** The refusal of a request without a route: 405 with the methods that its address takes, or 404 if it takes none. */
export function noRoute(app: FastifyInstance, { url }: FastifyRequest, reply: FastifyReply): Problem {
  const [path = ''] = url.split('?');
  const taken = app.supportedMethods.filter((method) => app.hasRoute({ url: path, method }));
  if (taken.length === 0) return problem('not-found', { detail: 'There is nothing at this address.' });
  reply.header('Allow', taken.join(', '));
  return problem('method-not-allowed');
}
