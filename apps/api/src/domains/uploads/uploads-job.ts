import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** Deletes unclaimed uploads. */
export function uploadsJob(deps: Pick<Deps, 'db' | 'files' | 'clock'>): Job {
  return { name: 'sweep uploads', everyMs: 10 * 60_000, run: (signal) => sweepUploads(deps, signal) };
}
