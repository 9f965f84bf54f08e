import type { AesKey } from './aes-gcm.ts';
import { fromBase64 } from './base64.ts';
import type { EnvelopeKey } from './envelope.ts';
import { cachedKey, type KeyProvider } from './key-provider.ts';

/** The server's public key, as `agreeEnvelopeKey` returns it. */
export interface PublishedKey {
  readonly keyId: string;
  /** P-256 point, uncompressed, 65 bytes, base64. */
  readonly publicKey: string;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const info = new TextEncoder().encode('lifedesk envelope v1');

/** Agrees a key with the server for one session (ECDH P-256, HKDF-SHA-256), so that the bundle contains no secret. */
export function agreedKey(publish: () => Promise<PublishedKey>): KeyProvider {
  return cachedKey(async () => agree(await publish()));
}

/** Our side of the agreement: the key pair of one session, and the key that both sides derive. */
export async function agree({ keyId, publicKey }: PublishedKey): Promise<EnvelopeKey> {
  const otherPublicKey = fromBase64(publicKey);
  const pair = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const ownPublicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return { id: keyId, key: await deriveEnvelopeKey(pair.privateKey, otherPublicKey), ownPublicKey, otherPublicKey };
}

/**
 * Derives the AES key from a private key and the other side's public key (65 bytes). Both sides derive the same key.
 */
export async function deriveEnvelopeKey(privateKey: AesKey, otherPublicKey: Uint8Array<ArrayBuffer>): Promise<AesKey> {
  const { subtle } = crypto;
  const other = await subtle.importKey('raw', otherPublicKey, curve, false, []);
  const secret = await subtle.deriveBits({ name: 'ECDH', public: other }, privateKey, 256);
  const material = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return subtle.deriveKey(hkdf, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
