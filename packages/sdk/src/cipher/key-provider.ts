import type { EnvelopeKey } from './envelope.ts';

/** Where the envelope's key comes from. */
export interface KeyProvider {
  /** The key in force; a failure to get one fails the call that needs it. */
  key(): Promise<EnvelopeKey>;
  /** Called when the server refuses the key, and when the session ends. The next `key()` may be another one. */
  forget(): void;
}
