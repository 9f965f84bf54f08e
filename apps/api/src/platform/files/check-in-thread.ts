import { join } from 'node:path';
import type { FileFault } from '@lifedesk/rules';
import type { CheckRequest } from './check-thread.ts';
import { createWorkerQueue } from './worker-queue.ts';

/** The time for one file. A file of 5 MB that people send takes less than a second. */
const TIME_MS = 15_000;
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 };

const queue = createWorkerQueue<CheckRequest, FileFault | null>(join(import.meta.dirname, 'check-thread.ts'), MEMORY);

/**
 * Why a file is refused; null if it is accepted. Checks it in a thread, so that this one stays free, one file at a time.
 * A file that takes too much time or memory is `too-complex`, and its thread ends. Throws `unavailable` if too many
 * files wait.
 */
export async function checkInThread(request: CheckRequest, timeMs: number = TIME_MS): Promise<FileFault | null> {
  const answered = await queue.ask(request, timeMs);
  return answered === 'too-much' ? 'too-complex' : answered.answer;
}
