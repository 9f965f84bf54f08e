import { join } from 'node:path';
import { createWorkerQueue } from '../files/worker-queue.ts';
import type { OfflineFileAnswer, OfflineFileRequest } from './read-offline-file.ts';

/** The time for one file. One that the authority made takes some hundredths of a second. */
const TIME_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 };

const queue = createWorkerQueue<OfflineFileRequest, OfflineFileAnswer>(
  join(import.meta.dirname, 'offline-thread.ts'),
  MEMORY,
);

/**
 * Reads a file of the Aadhaar authority in a thread of its own, bounded in time and memory: who it is about, or why it is not
 * accepted. Neither the file nor the photo in it leaves the memory of the thread.
 */
export async function checkOfflineFile(
  request: OfflineFileRequest,
  timeMs: number = TIME_MS,
): Promise<OfflineFileAnswer> {
  const answered = await queue.ask(request, timeMs);
  return answered === 'too-much' ? { because: 'too-big' } : answered.answer;
}
