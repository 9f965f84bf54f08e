import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';

/** Deletes what was found and not submitted, and handles that have ended. */
export function identityPurgeJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  return {
    name: 'forget identities',
    everyMs: 30_000,
    async run() {
      const now = clock.now();
      await db.deleteFrom('found_identity').where('ends_at', '<=', now).execute();
      await db.deleteFrom('aadhaar_challenge').where('ends_at', '<=', now).execute();
      // a comparison lives at most twenty minutes longer than its picture
      const before = new Date(now.getTime() - 30 * 60_000);
      await db.deleteFrom('face_check').where('liveness_ends_at', '<=', before).execute();
    },
  };
}
