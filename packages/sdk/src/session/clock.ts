/** The device's clock and timers; given, so that tests move time instead of waiting for it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since any fixed point, which setting the device's clock does not move. Without it, `now` measures time. */
  monotonic?(): number;
  /** Runs once after so many milliseconds; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
