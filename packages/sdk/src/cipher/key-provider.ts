import type { EnvelopeKey } from './envelope.ts';

/** Where the envelope's key comes from. */
export interface KeyProvider {
  /** The key in force; a failure to get one fails the call that needs it. */
  key(): Promise<EnvelopeKey>;
  /** Called when the server refuses the key, and when the session ends. The next `key()` may be another one. */
  forget(): void;
}

/** A provider that is made when a key is first needed; an attempt that failed is made again. */
export function whenNeeded(make: () => Promise<KeyProvider>): KeyProvider {
  let made: Promise<KeyProvider> | undefined;
  return {
    async key() {
      made ??= make();
      const keys = await made.catch((cause: unknown) => {
        made = undefined;
        throw cause;
      });
      return keys.key();
    },
    forget() {
      made?.then(
        (keys) => keys.forget(),
        () => {},
      );
    },
  };
}
