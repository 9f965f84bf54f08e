import type { Deps } from '../../../deps.ts';
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
      for (const ticket of await findWaitingReturns(db, today(clock), AT_ONCE)) {
        if (signal.aborted) return;
        await db.transaction().execute((transaction) => orderLinkedReturn(transaction, ticket, clock.now()));
      }
    },
  };
}
