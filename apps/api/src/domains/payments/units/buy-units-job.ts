import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { today } from '../../../platform/today.ts';
import { buyUnits } from './buy-units.store.ts';

const AT_ONCE = 500;

/** Buys the units of top-ups once the price of their day is published. */
export function buyUnitsJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  return {
    name: 'buy units',
    everyMs: 60_000,
    async run(signal) {
      let bought = AT_ONCE;
      while (bought === AT_ONCE && !signal.aborted) bought = await buyUnits(db, today(clock), clock.now(), AT_ONCE);
    },
  };
}
