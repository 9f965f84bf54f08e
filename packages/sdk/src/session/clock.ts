/** The device's clock and timers, injected so that tests move time instead of waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since any fixed point, unaffected by setting the device's clock. Without it, `now` measures time. */
  monotonic?(): number;
  /** Runs once after `ms` milliseconds. @returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** The clock and timers of the platform. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
