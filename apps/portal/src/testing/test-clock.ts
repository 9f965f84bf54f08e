import type { Clock } from '@lifedesk/sdk';

export interface TestClock extends Clock {
  /** Moves the device's clock by so many milliseconds and runs what has come due. */
  advance(ms: number): void;
}

/** A device's clock that stands still until a test moves it. */
export function testClock(begin: Date): TestClock {
  let now = begin.getTime();
  let due: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      due.push(timer);
      return () => {
        due = due.filter((other) => other !== timer);
      };
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((timer) => timer !== next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
  };
}
