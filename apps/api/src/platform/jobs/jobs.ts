import { metrics } from '@opentelemetry/api';
import type { FastifyBaseLogger } from 'fastify';
import { inSpan, SCOPE } from '../telemetry/in-span.ts';

/** Background work. Every node runs it, so it must be safe to run twice in parallel. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Asked at each interval: whether there may be work. A round that someone asks for runs anyway. */
  readonly isDue?: () => boolean;
  /** One round. A long one must end soon after `signal` aborts, because the process is stopping. */
  run(signal: AbortSignal): Promise<void>;
}

export interface Jobs {
  start(): void;
  /** Stops, ends long rounds early, and waits for running ones. */
  stop(): Promise<void>;
  /** Runs each job once now, one after the other, for example after the sandbox clock moved. */
  runAll(): Promise<void>;
}

/** Runs each job at its interval. Logs a job that fails and runs it again next time. */
export function createJobs(jobs: readonly Job[], log: FastifyBaseLogger): Jobs {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const failures = metrics.getMeter(SCOPE).createCounter('lifedesk.job.failures', {
    description: 'Rounds of background jobs that failed',
  });

  const once = async ({ name, run }: Job): Promise<void> => {
    try {
      await inSpan(`job: ${name}`, { root: true }, () => run(stopping.signal));
    } catch (error) {
      failures.add(1, { 'lifedesk.job': name });
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
    const next = async (): Promise<void> => {
      if (job.isDue?.() ?? true) await track(once(job));
      schedule(job);
    };
    const timer = setTimeout(() => void next(), job.everyMs);
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
