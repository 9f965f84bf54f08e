/**
 * Moves `Date` and `performance.timeOrigin`. Timers and `performance.now()` measure durations and do not change. The function is
 * self-contained, so that it can be sent to a browser as text.
 * @param {number} ms
 */
export function shiftClock(ms) {
  const RealDate = Date;
  const now = () => RealDate.now() + ms;
  const Shifted = new Proxy(RealDate, {
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [now()], as),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  Object.defineProperty(RealDate.prototype, 'constructor', { value: Shifted, writable: true, configurable: true });
  globalThis.Date = Shifted;
  const origin = performance.timeOrigin + ms;
  Object.defineProperty(performance, 'timeOrigin', { value: origin, configurable: true });
}
