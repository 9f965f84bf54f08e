import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { pace, queueOf } from '../../platform/queue/queue.ts';
import { sendMessage } from './messages.ts';

/** Sends the messages about requests. Failures are retried later. */
export function requestsJob(deps: Deps, log: FastifyBaseLogger): Job {
  return {
    name: 'requests',
    everyMs: 2_000,
    isDue: pace(deps.db),
    async run(signal) {
      const queue = await queueOf(deps.db);
      for (const error of await queue.work('send-message', ({ messageId }) => sendMessage(deps, messageId), { signal }))
        log.warn({ err: error instanceof Error ? { name: error.name, message: error.message } : undefined }, 'later');
    },
  };
}

/** Returns the jobs of dead nodes to the queue. */
export function queueTidyJob({ db }: Pick<Deps, 'db'>): Job {
  return { name: 'tidy the queue', everyMs: 60_000, run: async () => (await queueOf(db)).tidy() };
}
