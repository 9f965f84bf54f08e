import type { Deps } from '../deps.ts';
import { sweepUploads } from '../modules/uploads/sweep-uploads.ts';
import type { Job } from './jobs.ts';

/** Deletes uploads that nothing has taken. */
export function uploadsJob(deps: Pick<Deps, 'db' | 'files' | 'clock'>): Job {
  return { name: 'sweep uploads', everyMs: 10 * 60_000, run: () => sweepUploads(deps) };
}
