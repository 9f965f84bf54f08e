/**
 * Milliseconds since it was started. Someone may set the device's clock in the meantime, and a monotonic timer may stop
 * while a phone sleeps, so the longer of the two measurements counts.
 */
export function startStopwatch(): () => number {
  const timer = performance.now();
  const clock = Date.now();
  return () => Math.max(performance.now() - timer, Date.now() - clock);
}
