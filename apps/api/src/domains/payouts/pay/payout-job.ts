import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { processPayouts } from './process-payouts.ts';

/** Moves payouts from their hold to the policyholder's account. Failures are retried later. */
export function payoutJob(deps: Deps, log: Pick<FastifyBaseLogger, 'warn'>): Job {
  return {
    name: 'payouts',
    everyMs: 15_000,
    async run(signal) {
      for (const { ticket, error } of await processPayouts(deps, signal))
        log.warn(
          { ticket, err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
          'a payout could not be processed; it will be retried',
        );
    },
  };
}
