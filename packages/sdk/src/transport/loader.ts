/** Notified of calls in flight, so that an app can show 'Please wait' or a call's own message. */
export interface LoaderHooks {
  /** @param inFlight calls in flight, this one included. @param message what the newest of them has to say, if any says something. */
  onCallStart?(inFlight: number, message?: string): void;
  /** @param inFlight calls still in flight. @param message what the newest of them has to say, if any says something. */
  onCallEnd?(inFlight: number, message?: string): void;
}

export interface Loader {
  /** A call has begun. @returns to be called once when it has ended. */
  start(message?: string): () => void;
}

/** Counts calls, nested ones too: the message of an outer call comes back when the inner one has ended. */
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
