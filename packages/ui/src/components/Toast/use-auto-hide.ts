import { useEffect, useRef } from 'react';
import { startStopwatch } from '../../lib/stopwatch.ts';

/** The longest time that a browser's timer supports; a longer one would fire immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Whether a message hides automatically: with no duration, or an infinite or too long one, it stays. */
export const hidesItself = (durationMs: number | undefined): durationMs is number =>
  durationMs !== undefined && durationMs <= LONGEST_TIMER_MS;

/** Calls `hide` once after `durationMs`, not counting pauses; a pause keeps the time that has passed. */
export function useAutoHide(durationMs: number | undefined, paused: boolean, hide: () => void): void {
  const left = useRef(durationMs);
  const latest = useRef(hide);
  useEffect(() => {
    latest.current = hide;
  });
  useEffect(() => {
    left.current = durationMs;
  }, [durationMs]);
  useEffect(() => {
    if (paused || !hidesItself(left.current) || durationMs === undefined) return;
    const shown = startStopwatch();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - shown());
    };
  }, [durationMs, paused]);
}
