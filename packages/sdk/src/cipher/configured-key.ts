import { checkKeyLength, importKey } from './aes-gcm.ts';
import { type KeyProvider, keptKey } from './key-provider.ts';

/**
 * A key that both sides were configured with. For servers: in a browser's bundle a key is no secret, agree one there.
 * @throws RangeError for any length but 16, 24 and 32 bytes, at once rather than at the first call.
 */
export function configuredKey(id: string, bytes: Uint8Array<ArrayBuffer>): KeyProvider {
  checkKeyLength(bytes);
  const own = bytes.slice();
  return keptKey(async () => ({ id, key: await importKey(own) }));
}
