import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { workPayouts } from './work-payouts.ts';

/** Leads payouts from their hold to the account of the policyholder. What fails is tried again later. */
export function payoutJob(deps: Deps, log: Pick<FastifyBaseLogger, 'warn'>): Job {
  return {
    name: 'payouts',
    everyMs: 15_000,
    async run(signal) {
      for (const { ticket, error } of await workPayouts(deps, signal))
        log.warn(
          { ticket, err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
          'a payout could not be led on; it is tried again',
        );
    },
  };
}
