/** Notified of calls in flight, so that an app can show 'Please wait' or a call's own message. */
export interface LoaderHooks {
  /**
   * @param inFlight calls in flight, including this one. @param message the message of the newest call that has one.
   */
  onCallStart?(inFlight: number, message?: string): void;
  /** @param inFlight calls still in flight. @param message the message of the newest call that has one. */
  onCallEnd?(inFlight: number, message?: string): void;
}

/** Counts the calls in flight. */
export interface Loader {
  /** A call has started. @returns a function to call once when it has ended. */
  start(message?: string): () => void;
}

/** Counts calls, including nested ones: the message of an outer call returns when the inner one has ended. */
export function createLoader({ onCallStart, onCallEnd }: LoaderHooks = {}): Loader {
  const inFlight = new Set<{ readonly message: string | undefined }>();
  const message = () => [...inFlight].findLast((call) => call.message !== undefined)?.message;
  return {
    start(own) {
      const call = { message: own };
      inFlight.add(call);
      onCallStart?.(inFlight.size, message());
      return () => {
        inFlight.delete(call);
        onCallEnd?.(inFlight.size, message());
      };
    },
  };
}
