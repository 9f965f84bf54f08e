type Bytes = Uint8Array<ArrayBuffer>;

/** A WebCrypto key, under a name that needs no DOM types, so that a program for Node compiles too. */
export type AesKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Length of the tag at the end of a ciphertext, in bytes. */
export const TAG_BYTES = 16;

/** What `seal` and `open` have in common. */
export interface AesGcmInput {
  /** 16, 24 or 32 bytes, or a key imported by `importKey`. */
  readonly key: Bytes | AesKey;
  /**
   * Never use one twice with the same key. The envelope uses 12 random bytes; the engine decides which other lengths
   * work.
   */
  readonly iv: Bytes;
  /** Authenticated, not encrypted; of any length. The envelope uses 32 bytes. */
  readonly additionalData: Bytes;
}

/** @throws RangeError unless the key has 16, 24 or 32 bytes. */
export function checkKeyLength(bytes: Bytes): void {
  if (![16, 24, 32].includes(bytes.byteLength)) throw new RangeError('An AES key must have 16, 24 or 32 bytes');
}

/**
 * Imports an AES key once for all calls.
 * @throws RangeError unless the key has 16, 24 or 32 bytes.
 * @throws if the engine does not support the length: Chromium has no AES with 24 bytes.
 */
export async function importKey(bytes: Bytes): Promise<AesKey> {
  checkKeyLength(bytes);
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Encrypts with AES-GCM. Returns the ciphertext followed by its 16-byte tag. */
export async function seal(input: AesGcmInput & { readonly plaintext: Bytes }): Promise<Bytes> {
  const { subtle } = crypto;
  return new Uint8Array(await subtle.encrypt(algorithmOf(input), await keyOf(input), input.plaintext));
}

/**
 * Decrypts what `seal` returned.
 * @param input.data ciphertext and tag.
 * @throws if key, IV, additional data, ciphertext or tag do not match; the error does not say which.
 */
export async function open(input: AesGcmInput & { readonly data: Bytes }): Promise<Bytes> {
  const { subtle } = crypto;
  return new Uint8Array(await subtle.decrypt(algorithmOf(input), await keyOf(input), input.data));
}

function algorithmOf({ iv, additionalData }: AesGcmInput) {
  if (iv.byteLength === 0) throw new RangeError('An IV must have at least one byte');
  return { name: 'AES-GCM', iv, additionalData, tagLength: TAG_BYTES * 8 };
}

function keyOf({ key }: AesGcmInput): AesKey | Promise<AesKey> {
  return key instanceof Uint8Array ? importKey(key) : key;
}
