import type { Clock } from '../session/clock.ts';

/** A clock that moves only on request. */
export interface ManualClock extends Clock {
  /** Moves on by so many milliseconds, running what falls due in order. */
  advance(ms: number): void;
}

export function manualClock(start = Date.parse('2026-11-21T04:30:00.000Z')): ManualClock {
  let time = start;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => time,
    after(ms, run) {
      const timer = { at: time + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      const end = time + ms;
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers.delete(due);
        time = due.at;
        due.run();
      }
      time = end;
    },
  };
}
