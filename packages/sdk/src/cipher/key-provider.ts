import type { EnvelopeKey } from './envelope.ts';

/** Where the envelope's key comes from. */
export interface KeyProvider {
  /** The current key. If this fails, the call that needs the key fails. */
  key(): Promise<EnvelopeKey>;
  /** Called when the server rejects the key, and when the session ends. The next `key()` may return another one. */
  forget(): void;
}

/** Creates the key on first use and keeps it until it is forgotten. If creating it fails, the next use tries again. */
export function cachedKey(make: () => Promise<EnvelopeKey>): KeyProvider {
  let kept: Promise<EnvelopeKey> | undefined;
  return {
    key() {
      if (!kept) {
        const attempt = make();
        kept = attempt;
        attempt.catch(() => {
          if (kept === attempt) kept = undefined;
        });
      }
      return kept;
    },
    forget() {
      kept = undefined;
    },
  };
}
