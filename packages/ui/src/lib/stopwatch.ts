/**
 * Milliseconds since it was started. A monotonic timer measures them, since the device's clock may be set meanwhile; that timer
 * may stop while a phone sleeps, so the longer of the two counts.
 */
export function startStopwatch(): () => number {
  const timer = performance.now();
  const clock = Date.now();
  return () => Math.max(performance.now() - timer, Date.now() - clock);
}
