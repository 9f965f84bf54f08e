import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { deleteOld } from './interests.store.ts';

const DAY_MS = 86_400_000;
/** Names and numbers are deleted once they are no longer useful. In days. */
const INTEREST_DAYS = 180;
/** Consents are logged for a year after they end: Digital Personal Data Protection Rules 2025. */
const CONSENT_DAYS = 365;

/** Deletes old interests in plans, and the log of old consents. */
export function interestsJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  return {
    name: 'plan interests',
    everyMs: 3_600_000,
    run() {
      const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
      return deleteOld(db, daysAgo(INTEREST_DAYS), daysAgo(CONSENT_DAYS));
    },
  };
}
