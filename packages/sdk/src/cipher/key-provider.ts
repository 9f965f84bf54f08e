import type { EnvelopeKey } from './envelope.ts';

/** Where the envelope's key comes from. */
export interface KeyProvider {
  /** The key in force; a failure to get one fails the call that needs it. */
  key(): Promise<EnvelopeKey>;
  /** Called when the server refuses the key, and when the session ends. The next `key()` may be another one. */
  forget(): void;
}

/** A key that is made when it is first asked for and kept until it is forgotten; one that could not be made is made again. */
export function keptKey(make: () => Promise<EnvelopeKey>): KeyProvider {
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
