import { useEffect, useState } from 'react';
import { startStopwatch } from './stopwatch.ts';

/**
 * Seconds left of `seconds`, 0 when it is over, even after the phone slept or its clock was set. A change of `round`
 * restarts it.
 */
export function useCountdown(seconds: number, round: unknown = 0): number {
  const begin = () => ({ round, passed: startStopwatch() });
  const [started, setStarted] = useState(begin);
  const [passed, setPassed] = useState(0);
  if (started.round !== round) {
    setStarted(begin());
    setPassed(0);
  }
  const left = Math.max(0, Math.ceil(seconds - passed / 1000));
  const over = left === 0;
  useEffect(() => {
    const look = () => setPassed(started.passed());
    look();
    if (over) return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [over, started]);
  return left;
}
