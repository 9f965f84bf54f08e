import type { Deps } from '../../../deps.ts';
import { collectFaults } from '../../../platform/jobs/fault-collector.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { today } from '../../../platform/today.ts';
import { findPoliciesWithBenefits } from './benefits.store.ts';
import { orderDueBenefits } from './order-due-benefits.ts';

const AT_ONCE = 200;

/** Orders annuities, survival benefits and maturities on their day. */
export function benefitsJob({ db, clock, contributions }: Pick<Deps, 'db' | 'clock' | 'contributions'>): Job {
  return {
    name: 'order benefits on their day',
    everyMs: 60_000,
    async run(signal) {
      const faults = collectFaults();
      const day = today(clock);
      for (let after = ''; ; ) {
        const found = await findPoliciesWithBenefits(db, day, after, AT_ONCE);
        for (const policyNo of found) {
          if (signal.aborted) return;
          after = policyNo;
          await faults.run(() =>
            db
              .transaction()
              .execute((transaction) =>
                orderDueBenefits({ db: transaction, contributions }, policyNo, { today: day, now: clock.now() }),
              ),
          );
        }
        if (found.length < AT_ONCE) return faults.rethrow();
      }
    },
  };
}
