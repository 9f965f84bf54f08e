import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { deleteEnded } from './challenges.store.ts';

/** A comparison lives at most twenty minutes longer than its picture. */
const LONGEST_MS = 30 * 60_000;

/** Deletes what was found and not submitted, and handles that have ended. */
export function identityPurgeJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  return {
    name: 'forget identities',
    everyMs: 30_000,
    async run() {
      const now = clock.now();
      await deleteEnded(db, now, new Date(now.getTime() - LONGEST_MS));
    },
  };
}
