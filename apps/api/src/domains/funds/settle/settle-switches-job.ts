import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { settleNextSwitch } from './settle-switches.ts';

/** Carries out switches once their day's prices are published. */
export function settleSwitchesJob(deps: Deps): Job {
  return {
    name: 'switch funds',
    everyMs: 60_000,
    async run(signal) {
      while (!signal.aborted && (await settleNextSwitch(deps)));
    },
  };
}
