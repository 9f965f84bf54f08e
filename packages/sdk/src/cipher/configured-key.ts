import { importKey } from './aes-gcm.ts';
import type { EnvelopeKey } from './envelope.ts';
import type { KeyProvider } from './key-provider.ts';

/**
 * A key that both sides were configured with. For servers: in a browser's bundle a key is no secret, agree one there.
 * @throws RangeError for any length but 16, 24 and 32 bytes, at once rather than at the first call.
 */
export function configuredKey(id: string, bytes: Uint8Array<ArrayBuffer>): KeyProvider {
  if (![16, 24, 32].includes(bytes.byteLength)) throw new RangeError('An AES key has 16, 24 or 32 bytes');
  const own = bytes.slice();
  let imported: Promise<EnvelopeKey> | undefined;
  return {
    key() {
      imported ??= importKey(own).then((key) => ({ id, key }));
      return imported;
    },
    forget() {},
  };
}
