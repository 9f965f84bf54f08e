import type { Deps } from '../../deps.ts';
import { collectFaults } from '../../platform/jobs/fault-collector.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { deleteUpload, startSweep } from './store.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 100;

/** Deletes uploads that no request has claimed within a day, file and row. Failures are retried next time. */
export async function sweepUploads(
  { db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const createdBefore = new Date(now.getTime() - DAY_MS);
  const faults = collectFaults();
  for (;;) {
    const swept = await startSweep(db, { createdBefore, now, most: AT_ONCE });
    for (const { id, file_key: fileKey } of swept) {
      if (signal?.aborted) return;
      await faults.run(async () => {
        await files.delete(fileKey);
        await deleteUpload(db, id);
      });
    }
    if (swept.length < AT_ONCE) return faults.rethrow();
  }
}

/** Deletes unclaimed uploads. */
export function uploadsJob(deps: Pick<Deps, 'db' | 'files' | 'clock'>): Job {
  return { name: 'sweep uploads', everyMs: 10 * 60_000, run: (signal) => sweepUploads(deps, signal) };
}
