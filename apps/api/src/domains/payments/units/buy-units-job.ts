import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { today } from '../../../platform/today.ts';
import { buyAndAnnounce } from './buy-units.ts';
import { buyPremiumUnits } from './premium-lots.store.ts';

const AT_ONCE = 500;

/** Buys the units of top-ups and premiums once their day's prices are published. */
export function buyUnitsJob(deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>): Job {
  return {
    name: 'buy units',
    everyMs: 60_000,
    async run(signal) {
      let bought = AT_ONCE;
      while (bought === AT_ONCE && !signal.aborted) bought = await buyAndAnnounce(deps, AT_ONCE);
      if (!signal.aborted) await buyPremiumUnits(deps.db, today(deps.clock), deps.clock.now(), AT_ONCE);
    },
  };
}
