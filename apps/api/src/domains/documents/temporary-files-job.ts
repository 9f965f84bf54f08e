import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { sweepTemporaryFiles } from './temporary-files.ts';

/** Deletes documents that were not fetched in time. */
export function temporaryFilesJob(deps: Pick<Deps, 'db' | 'clock'>): Job {
  return { name: 'sweep temporary files', everyMs: 60_000, run: () => sweepTemporaryFiles(deps) };
}
