import type { Deps } from '../../../deps.ts';
import { collectFaults } from '../../../platform/jobs/fault-collector.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { today } from '../../../platform/today.ts';
import { announceMerger, mergePolicies } from './merge-funds.ts';
import { closeFund, findMergers } from './mergers.store.ts';

/** Announces mergers of funds, and carries each one out once its day's prices are published. */
export function mergeFundsJob(deps: Deps): Job {
  return {
    name: 'merge funds',
    everyMs: 60_000,
    async run(signal) {
      const date = today(deps.clock);
      const faults = collectFaults();
      for (const merger of await findMergers(deps.db, date))
        await faults.run(async () => {
          if (!merger.isPriced) {
            while (!signal.aborted && (await announceMerger(deps, merger)));
            return;
          }
          await mergePolicies(deps, merger, signal);
          if (!signal.aborted) await closeFund(deps.db, merger, date, deps.clock.now());
        });
      faults.rethrow();
    },
  };
}
