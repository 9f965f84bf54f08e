import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { deleteOldForms, forwardCallBacks } from './call-backs.ts';

/** Retries call-backs that did not reach the customer desk, and deletes old forms. */
export function callBacksJob(deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>): Job {
  return {
    name: 'call-backs',
    everyMs: 60_000,
    async run(signal) {
      await deleteOldForms(deps);
      await forwardCallBacks(deps, signal);
    },
  };
}
