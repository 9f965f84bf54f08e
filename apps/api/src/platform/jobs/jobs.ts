import type { FastifyBaseLogger } from 'fastify';

/** Background work. Every node runs it; it must be safe to run twice at once. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** One round. Where it is a long one, it ends soon after `signal` is aborted: the process is about to end. */
  run(signal: AbortSignal): Promise<void>;
}

export interface Jobs {
  start(): void;
  /** Stops, has long rounds end early, and waits for what is running. */
  stop(): Promise<void>;
  /** Runs each once now, one after the other: for when the sandbox's clock has been moved. */
  runAll(): Promise<void>;
}

/** Runs jobs each in its own rhythm; a job that fails is logged and tried again the next time. */
export function createJobs(jobs: readonly Job[], log: FastifyBaseLogger): Jobs {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  const once = async ({ name, run }: Job): Promise<void> => {
    try {
      await run(stopping.signal);
    } catch (error) {
      log.error(
        { job: name, err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
        'job failed',
      );
    }
  };
  const track = (round: Promise<void>): Promise<void> => {
    running.add(round);
    return round.finally(() => running.delete(round));
  };
  const schedule = (job: Job): void => {
    if (stopping.signal.aborted) return;
    const timer = setTimeout(() => void track(once(job)).then(() => schedule(job)), job.everyMs);
    timer.unref();
    timers.set(job.name, timer);
  };

  return {
    start: () => jobs.forEach(schedule),
    async stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
    async runAll() {
      for (const job of jobs) await track(once(job));
    },
  };
}
