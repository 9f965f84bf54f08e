import type { Clock } from '@lifedesk/sdk';

export interface TestClock extends Clock {
  /** Moves the device's clock on by so many milliseconds, and runs the timers that are due. */
  advance(ms: number): void;
}

/**
 * A device's clock. It does not move until a test moves it; or it goes with the time that it is given, as one that both the
 * server and the device live in. Its timers run only in `advance`.
 */
export function testClock(time: Date | (() => Date)): TestClock {
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
