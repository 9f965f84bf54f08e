import type { Deps } from '../../../deps.ts';
import { collectFaults } from '../../../platform/jobs/fault-collector.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { returnUnapplied } from './return-unapplied.ts';
import { findGivenUpWithMoney, lockGivenUp } from './unapplied.store.ts';

const AT_ONCE = 200;

/**
 * Posts refunds of money received for a policy after it was surrendered or returned, or has matured, such as a payment that the gateway
 * confirms late.
 */
export function returnUnappliedJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  return {
    name: 'pay back what is paid in for policies that were given up',
    everyMs: 900_000,
    async run(signal) {
      const faults = collectFaults();
      for (let after = ''; ; ) {
        const found = await findGivenUpWithMoney(db, after, AT_ONCE);
        for (const policyNo of found) {
          if (signal.aborted) return;
          after = policyNo;
          await faults.run(() =>
            db.transaction().execute(async (transaction) => {
              const kind = await lockGivenUp(transaction, policyNo);
              if (kind) await returnUnapplied(transaction, { policyNo, kind }, clock.now());
            }),
          );
        }
        if (found.length < AT_ONCE) return faults.rethrow();
      }
    },
  };
}
