import type { Deps } from '../deps.ts';
import { sweepTemporaryFiles } from '../modules/documents/temporary-files.ts';
import type { Job } from './jobs.ts';

/** Deletes documents that nobody fetched in time. */
export function temporaryFilesJob(deps: Pick<Deps, 'db' | 'clock'>): Job {
  return { name: 'sweep temporary files', everyMs: 60_000, run: () => sweepTemporaryFiles(deps) };
}
