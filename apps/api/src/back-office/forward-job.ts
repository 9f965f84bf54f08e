import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { queueOf } from '../platform/queue/queue.ts';
import { forwardToBackOffice } from './forward-request.ts';

/** Sends new requests to the back office. What fails is tried again later. */
export function forwardJob(deps: Deps, log: FastifyBaseLogger): Job {
  return {
    name: 'back office',
    everyMs: 2_000,
    async run(signal) {
      const queue = await queueOf(deps.db);
      const forward = ({ ticket }: { ticket: string }) => forwardToBackOffice(deps, ticket);
      for (const error of await queue.work('forward-request', forward, { signal }))
        log.warn(
          { err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
          'a request was not delivered to the back office; it is tried again',
        );
    },
  };
}
