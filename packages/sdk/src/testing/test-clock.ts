import type { Clock } from '../session/clock.ts';

export interface TestClock extends Clock {
  /** Moves the device's clock forward by this many milliseconds, and runs the timers that are due. */
  advance(ms: number): void;
}

/** A quiet Saturday morning in India. */
const MORNING = new Date('2026-11-21T04:30:00.000Z');

/**
 * A device's clock that moves only when a test moves it. Its timers run only in `advance`.
 * @param time where it begins; or a function of the time, which the device then shares with the test's server
 */
export function testClock(time: Date | (() => Date) = MORNING): TestClock {
  const given = typeof time === 'function' ? time : () => time;
  let ahead = 0;
  let timers: { at: number; run: () => void }[] = [];
  const now = () => given().getTime() + ahead;
  const moveTo = (instant: number) => {
    ahead += Math.max(0, instant - now());
  };
  return {
    now,
    after(ms, run) {
      const timer = { at: now() + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance(ms) {
      const end = now() + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        moveTo(next.at);
        next.run();
      }
      moveTo(end);
    },
  };
}
