import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { workOff } from '../../../platform/jobs/work-off.ts';
import { settleNextSwitch } from './settle-switches.ts';

/** Carries out switches once their day's prices are published. */
export function settleSwitchesJob(deps: Deps): Job {
  return {
    name: 'switch funds',
    everyMs: 60_000,
    async run(signal) {
      await workOff(signal, { after: 0 }, (cursor) => settleNextSwitch(deps, cursor));
    },
  };
}
