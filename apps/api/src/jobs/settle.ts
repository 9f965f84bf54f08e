import type { Deps } from '../deps.ts';
import { settlePendingOrders } from '../modules/payments/ask-gateway.ts';
import type { Job } from './jobs.ts';

/** Finds out by asking the gateway what became of payments whose callback has not come. */
export function settleJob(deps: Deps): Job {
  return {
    name: 'settle payments',
    everyMs: 15_000,
    async run() {
      await settlePendingOrders(deps);
    },
  };
}
