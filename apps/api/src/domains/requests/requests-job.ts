import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { carryOn } from './carry-on.ts';
import { sendMessage } from './messages.ts';

/** Carries requests on and sends what customers are told of them. What fails is tried again later. */
export function requestsJob(deps: Deps, log: FastifyBaseLogger): Job {
  return {
    name: 'requests',
    everyMs: 2_000,
    async run() {
      const queue = await queueOf(deps.db);
      const failures = [
        ...(await queue.work('carry-on-request', ({ ticket }) => carryOn(deps, ticket))),
        ...(await queue.work('send-message', ({ messageId }) => sendMessage(deps, messageId))),
      ];
      for (const error of failures)
        log.warn({ err: error instanceof Error ? { name: error.name, message: error.message } : undefined }, 'later');
    },
  };
}

/** Gives back what nodes that have died had in hand. */
export function queueTidyJob({ db }: Pick<Deps, 'db'>): Job {
  return { name: 'tidy the queue', everyMs: 60_000, run: async () => (await queueOf(db)).tidy() };
}
