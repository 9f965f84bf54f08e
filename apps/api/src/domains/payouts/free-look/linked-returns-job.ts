import type { Deps } from '../../../deps.ts';
import { collectFaults } from '../../../platform/jobs/fault-collector.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { today } from '../../../platform/today.ts';
import { findWaitingReturns } from './linked-return.store.ts';
import { orderLinkedReturn } from './linked-return.ts';

const AT_ONCE = 200;

/** Posts the refunds of returned unit-linked policies once their day's prices are published. */
export function linkedReturnsJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  return {
    name: 'refund returned unit-linked policies',
    everyMs: 60_000,
    async run(signal) {
      const faults = collectFaults();
      for (let after = ''; ; ) {
        const found = await findWaitingReturns(db, today(clock), after, AT_ONCE);
        for (const ticket of found) {
          if (signal.aborted) return;
          after = ticket;
          await faults.run(() =>
            db.transaction().execute((transaction) => orderLinkedReturn(transaction, ticket, clock.now())),
          );
        }
        if (found.length < AT_ONCE) return faults.rethrow();
      }
    },
  };
}
