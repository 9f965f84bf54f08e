import { checkKeyLength, importKey } from './aes-gcm.ts';
import { cachedKey, type KeyProvider } from './key-provider.ts';

/**
 * A key configured on both sides. For servers only: a key in a browser's bundle is not a secret, so agree on one there.
 * @throws RangeError unless the key has 16, 24 or 32 bytes, now and not at the first call.
 */
export function configuredKey(id: string, bytes: Uint8Array<ArrayBuffer>): KeyProvider {
  checkKeyLength(bytes);
  const own = bytes.slice();
  return cachedKey(async () => ({ id, key: await importKey(own) }));
}
