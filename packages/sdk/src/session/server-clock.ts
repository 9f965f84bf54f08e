import type { Clock } from './clock.ts';

/** A response whose time differs by this many milliseconds from the expected one corrects the clock. */
const CORRECTION_MS = 1000;

/**
 * The server's clock. Every response of the API has the server's time: the first one sets this clock, later ones refine
 * it, and a monotonic timer measures the time since. Setting the device's clock does not move it.
 */
export interface ServerClock {
  /**
   * The server's time in milliseconds since 1970. Before the first response (`known` is false) it is the device's time.
   */
  now(): number;
  /** A response has set the clock. Make no decisions by `now()` before. */
  readonly known: boolean;
  /** Runs once after `ms` milliseconds. @returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
  /**
   * Called when the clock is first set, and when it is corrected by a second or more. @returns a function that
   * unsubscribes.
   */
  subscribe(listener: () => void): () => void;
  /**
   * @internal Call this when a request is sent. @returns a function that sets the clock from the time in the response,
   * if any.
   */
  ask(): (serverTime: unknown) => void;
}

export function serverClock(device: Clock): ServerClock {
  const monotonicNow = () => device.monotonic?.() ?? device.now();
  const listeners = new Set<() => void>();
  /** The server's time minus the monotonic time. */
  let ahead: number | undefined;

  function set(next: number): void {
    const isNews = ahead === undefined || Math.abs(next - ahead) >= CORRECTION_MS;
    ahead = next;
    if (isNews) for (const listener of listeners) listener();
  }

  return {
    now: () => Math.round(ahead === undefined ? device.now() : monotonicNow() + ahead),
    get known() {
      return ahead !== undefined;
    },
    after: (ms, run) => device.after(ms, run),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask() {
      const sentAt = monotonicNow();
      return (serverTime) => {
        const time = typeof serverTime === 'string' ? Date.parse(serverTime) : Number.NaN;
        if (Number.isNaN(time)) return;
        // The server wrote its time somewhere between request and response, so the offset is within these bounds.
        const least = time - monotonicNow();
        const most = time - sentAt;
        set(ahead === undefined ? (least + most) / 2 : Math.min(Math.max(ahead, least), most));
      };
    },
  };
}
