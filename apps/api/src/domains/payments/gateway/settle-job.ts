import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { settlePendingOrders } from './poll-gateway.ts';

/** Asks the gateway about payments without a callback. */
export function settleJob(deps: Deps): Job {
  return {
    name: 'settle payments',
    everyMs: 15_000,
    async run(signal) {
      await settlePendingOrders(deps, signal);
    },
  };
}
