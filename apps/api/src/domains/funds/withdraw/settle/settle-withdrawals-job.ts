import type { Deps } from '../../../../deps.ts';
import { collectFaults } from '../../../../platform/jobs/fault-collector.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import { workOff } from '../../../../platform/jobs/work-off.ts';
import { payNextDiscontinued } from './pay-discontinued.ts';
import { settleNextWithdrawal } from './settle-withdrawals.ts';

/**
 * Carries out withdrawals and surrenders once their prices are published, and posts discontinued money once its lock-in
 * is over.
 */
export function settleWithdrawalsJob(deps: Deps): Job {
  return {
    name: 'withdraw from funds',
    everyMs: 60_000,
    async run(signal) {
      const faults = collectFaults();
      await faults.run(() => workOff(signal, { after: 0 }, (cursor) => settleNextWithdrawal(deps, cursor)));
      await faults.run(() => workOff(signal, { after: '' }, (cursor) => payNextDiscontinued(deps, cursor)));
      faults.rethrow();
    },
  };
}
