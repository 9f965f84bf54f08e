import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobs } from './jobs.ts';

const { log } = Fastify();

describe('jobs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('run at their interval, continue after a failure, and stop on request', async () => {
    const runs = { fast: 0, failing: 0 };
    const jobs = createJobs(
      [
        { name: 'fast', everyMs: 10, run: async () => void runs.fast++ },
        {
          name: 'failing',
          everyMs: 25,
          run: async () => {
            runs.failing++;
            throw new Error('not today');
          },
        },
      ],
      log,
    );
    jobs.start();
    await vi.advanceTimersByTimeAsync(100);
    expect(runs.fast).toBe(10);
    expect(runs.failing).toBe(4);
    await jobs.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runs).toEqual({ fast: 10, failing: 4 });
  });

  it('skip intervals in which there is no work, but not a round that someone requests', async () => {
    let intervals = 0;
    let runs = 0;
    const jobs = createJobs(
      [{ name: 'idle', everyMs: 10, isDue: () => ++intervals % 5 === 0, run: async () => void runs++ }],
      log,
    );
    jobs.start();
    await vi.advanceTimersByTimeAsync(100);
    expect({ intervals, runs }).toEqual({ intervals: 10, runs: 2 });
    await jobs.runAll();
    expect(runs).toBe(3);
    await jobs.stop();
  });

  it('that take long end early when the process stops', async () => {
    let steps = 0;
    const long = async (signal: AbortSignal) => {
      for (; steps < 1_000 && !signal.aborted; steps++) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    const jobs = createJobs([{ name: 'long', everyMs: 5, run: long }], log);
    jobs.start();
    await vi.advanceTimersByTimeAsync(100);
    const stopped = jobs.stop();
    await vi.advanceTimersByTimeAsync(10);
    await stopped;
    expect(steps).toBeLessThan(15);
  });

  it('do not overlap themselves, and stopping waits for running ones', async () => {
    let running = 0;
    let most = 0;
    let done = false;
    const jobs = createJobs(
      [
        {
          name: 'slow',
          everyMs: 5,
          run: async () => {
            most = Math.max(most, ++running);
            await new Promise((resolve) => setTimeout(resolve, 50));
            running--;
            done = true;
          },
        },
      ],
      log,
    );
    jobs.start();
    await vi.advanceTimersByTimeAsync(30);
    const stopped = jobs.stop();
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(50);
    await stopped;
    expect({ most, done, running }).toEqual({ most: 1, done: true, running: 0 });
  });

  it('run all at once after time was moved', async () => {
    const order: string[] = [];
    const job = (name: string) => ({ name, everyMs: 1_000, run: async () => void order.push(name) });
    await createJobs([job('one'), job('two')], log).runAll();
    expect(order).toEqual(['one', 'two']);
  });
});
