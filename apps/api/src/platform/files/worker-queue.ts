import { once } from 'node:events';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { errorCode } from '../error-code.ts';
import { problem } from '../problem.ts';

/** More requests than this do not wait. */
const MAX_WAITING = 100;

/** What a thread answers, or that a request took too much time or memory. */
export type WorkerAnswer<Answer> = { readonly answer: Answer } | 'too-much';

/** A thread for requests that can take long and much memory, one at a time. */
export interface WorkerQueue<Request, Answer> {
  /**
   * Asks the thread, so that this one stays free. A request that takes too much time or memory ends the thread. Throws
   * `unavailable` if too many wait.
   */
  ask(request: Request, timeMs: number): Promise<WorkerAnswer<Answer>>;
}

/**
 * One thread per node, started with the first request and after one that had to be ended. The program posts a message when it
 * is ready, and one for each request.
 */
export function createWorkerQueue<Request, Answer>(
  program: string,
  memory: ResourceLimits,
): WorkerQueue<Request, Answer> {
  let thread: Promise<Worker> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function ask(request: Request, timeMs: number): Promise<WorkerAnswer<Answer>> {
    thread ??= start(program, memory);
    const worker = await thread.catch((error: unknown) => {
      thread = undefined;
      throw error;
    });
    const time = new AbortController();
    const timer = setTimeout(() => time.abort(), timeMs);
    worker.ref();
    worker.postMessage(request);
    try {
      // the program answers each request with one message of this type
      const [answer] = (await once(worker, 'message', { signal: time.signal })) as [Answer];
      worker.unref();
      return { answer };
    } catch (error) {
      thread = undefined;
      await worker.terminate();
      if (time.signal.aborted || errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') return 'too-much';
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async ask(request, timeMs) {
      if (waiting >= MAX_WAITING) throw problem('unavailable', { retryAfter: 60 });
      waiting++;
      const answer = queue.then(() => ask(request, timeMs)).finally(() => waiting--);
      queue = answer.catch(() => {});
      return answer;
    },
  };
}

async function start(program: string, memory: ResourceLimits): Promise<Worker> {
  // The condition resolves the workspace's packages to their TypeScript, as in the process itself.
  const worker = new Worker(program, { execArgv: ['--conditions=@lifedesk/source'], resourceLimits: memory });
  // An idle thread has nothing to fail at; without a listener its error would end the process.
  worker.on('error', () => {});
  await once(worker, 'message');
  return worker;
}
