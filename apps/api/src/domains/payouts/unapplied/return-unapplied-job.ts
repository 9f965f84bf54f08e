import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { returnUnapplied } from './return-unapplied.ts';
import { findGivenUpWithMoney, lockGivenUp } from './unapplied.store.ts';

const AT_ONCE = 200;

/**
 * Posts refunds of money received for a policy after it was surrendered or returned, such as a payment that the gateway
 * confirms late.
 */
export function returnUnappliedJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  return {
    name: 'pay back what is paid in for policies that were given up',
    everyMs: 900_000,
    async run(signal) {
      for (const policyNo of await findGivenUpWithMoney(db, AT_ONCE)) {
        if (signal.aborted) return;
        await db.transaction().execute(async (transaction) => {
          const kind = await lockGivenUp(transaction, policyNo);
          if (kind) await returnUnapplied(transaction, { policyNo, kind }, clock.now());
        });
      }
    },
  };
}
