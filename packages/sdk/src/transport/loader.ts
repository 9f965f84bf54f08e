/** Notified of calls in flight, so that an app can show 'Please wait'. */
export interface LoaderHooks {
  /** @param inFlight calls in flight, this one included. */
  onCallStart?(inFlight: number): void;
  /** @param inFlight calls still in flight. */
  onCallEnd?(inFlight: number): void;
}

export interface Loader {
  start(): void;
  end(): void;
}

export function createLoader({ onCallStart, onCallEnd }: LoaderHooks = {}): Loader {
  let inFlight = 0;
  return {
    start() {
      inFlight++;
      onCallStart?.(inFlight);
    },
    end() {
      inFlight--;
      onCallEnd?.(inFlight);
    },
  };
}
