import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FileFault } from '@lifedesk/rules';
import { errorCode } from '../error-code.ts';
import { problem } from '../problem.ts';
import type { CheckRequest } from './check-thread.ts';

/** The time for one file. A file of 5 MB that people send takes less than a second. */
const TIME_MS = 15_000;
/** More files than this do not wait. */
const MAX_WAITING = 100;
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 };

/** One thread per node, started with the first file and after a file that had to be ended. */
let thread: Promise<Worker> | undefined;
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Why a file is refused; null if it is accepted. Checks it in a thread, so that this one stays free, one file at a time.
 * A file that takes too much time or memory is `too-complex`, and its thread ends. Throws `unavailable` if too many
 * files wait.
 */
export async function checkInThread(request: CheckRequest, timeMs: number = TIME_MS): Promise<FileFault | null> {
  if (waiting >= MAX_WAITING) throw problem('unavailable', { retryAfter: 60 });
  waiting++;
  const answer = queue.then(() => ask(request, timeMs)).finally(() => waiting--);
  queue = answer.catch(() => {});
  return answer;
}

async function ask(request: CheckRequest, timeMs: number): Promise<FileFault | null> {
  thread ??= start();
  const worker = await thread.catch((error: unknown) => {
    thread = undefined;
    throw error;
  });
  const end = () => {
    thread = undefined;
    return worker.terminate();
  };
  const time = new AbortController();
  const timer = setTimeout(() => time.abort(), timeMs);
  worker.ref();
  worker.postMessage(request);
  try {
    const [fault] = (await once(worker, 'message', { signal: time.signal })) as [FileFault | null];
    worker.unref();
    return fault;
  } catch (error) {
    await end();
    if (time.signal.aborted || errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') return 'too-complex';
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function start(): Promise<Worker> {
  // The condition resolves the workspace's packages to their TypeScript, as in the process itself.
  const worker = new Worker(join(import.meta.dirname, 'check-thread.ts'), {
    execArgv: ['--conditions=@lifedesk/source'],
    resourceLimits: MEMORY,
  });
  // An idle thread has nothing to fail at; without a listener its error would end the process.
  worker.on('error', () => {});
  await once(worker, 'message');
  return worker;
}
