import { useEffect, useState } from 'react';

/**
 * Seconds left of `seconds`, 0 when it is over. A change of `round` starts it again. Measured against the clock, so that a
 * phone that slept comes back to the right figure.
 */
export function useCountdown(seconds: number, round: unknown = 0): number {
  const [end, setEnd] = useState(() => ({ round, at: Date.now() + seconds * 1000 }));
  const [now, setNow] = useState(Date.now);
  if (end.round !== round) setEnd({ round, at: Date.now() + seconds * 1000 });
  const left = Math.max(0, Math.ceil((end.at - now) / 1000));
  const over = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts the ticking again
  useEffect(() => {
    setNow(Date.now());
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over, end.at]);
  return left;
}
