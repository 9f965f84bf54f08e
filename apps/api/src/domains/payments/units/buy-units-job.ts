import type { Deps } from '../../../deps.ts';
import { collectFaults } from '../../../platform/jobs/fault-collector.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { today } from '../../../platform/today.ts';
import { findPoliciesToBuyFor } from './buy-units.store.ts';
import { buyAndAnnounce } from './buy-units.ts';
import { buyPremiumUnits } from './premium-lots.store.ts';

const AT_ONCE = 500;

/**
 * Buys the units of top-ups and premiums once their day's prices are published, policy by policy, so that one that
 * always fails does not block the others.
 */
export function buyUnitsJob(deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>): Job {
  const { db, clock } = deps;
  return {
    name: 'buy units',
    everyMs: 60_000,
    async run(signal) {
      const faults = collectFaults();
      let policyNos: string[] = [];
      do {
        policyNos = await findPoliciesToBuyFor(db, today(clock), policyNos.at(-1) ?? '', AT_ONCE);
        for (const policyNo of policyNos) {
          if (signal.aborted) break;
          await faults.run(() => buyAndAnnounce(deps, AT_ONCE, policyNo));
          await faults.run(() => buyPremiumUnits(db, today(clock), clock.now(), AT_ONCE, policyNo));
        }
      } while (policyNos.length === AT_ONCE && !signal.aborted);
      faults.rethrow();
    },
  };
}
