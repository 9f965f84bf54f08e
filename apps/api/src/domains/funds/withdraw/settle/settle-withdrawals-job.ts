import type { Deps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
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
      while (!signal.aborted && (await settleNextWithdrawal(deps)));
      while (!signal.aborted && (await payNextDiscontinued(deps)));
    },
  };
}
