import type { Clock } from './clock.ts';

/** An answer whose time differs by this many milliseconds from the one expected corrects the clock. */
const CORRECTION_MS = 1000;

/**
 * The server's clock. Every answer of the API carries the server's time: the first one sets this clock, later ones refine it,
 * and a monotonic timer measures the time since. What is done to the clock of the device does not move it.
 */
export interface ServerClock {
  /** The server's time in milliseconds since 1970. Before the first answer (`known` is false) it is the device's time. */
  now(): number;
  /** An answer has set the clock. Decide nothing by `now()` before. */
  readonly known: boolean;
  /** Runs once after so many milliseconds; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Called when the clock is first set, and when it is corrected by a second or more. @returns stops it. */
  subscribe(listener: () => void): () => void;
  /** @internal To be called when a request leaves. @returns sets the clock by the time in its answer, if there is one. */
  ask(): (serverTime: unknown) => void;
}

export function serverClock(device: Clock): ServerClock {
  const elapsed = () => device.monotonic?.() ?? device.now();
  const listeners = new Set<() => void>();
  /** The server's time less the monotonic one. */
  let ahead: number | undefined;

  function set(next: number): void {
    const isNews = ahead === undefined || Math.abs(next - ahead) >= CORRECTION_MS;
    ahead = next;
    if (isNews) for (const listener of listeners) listener();
  }

  return {
    now: () => Math.round(ahead === undefined ? device.now() : elapsed() + ahead),
    get known() {
      return ahead !== undefined;
    },
    after: (ms, run) => device.after(ms, run),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask() {
      const asked = elapsed();
      return (serverTime) => {
        const time = typeof serverTime === 'string' ? Date.parse(serverTime) : Number.NaN;
        if (Number.isNaN(time)) return;
        // The server wrote its time somewhere between request and answer, so it is ahead by an amount within these bounds.
        const least = time - elapsed();
        const most = time - asked;
        set(ahead === undefined ? (least + most) / 2 : Math.min(Math.max(ahead, least), most));
      };
    },
  };
}
