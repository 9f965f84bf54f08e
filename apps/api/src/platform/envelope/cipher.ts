import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';

export interface Envelope {
  data: string;
  info: string;
}
export interface EnvelopeKey {
  /** 16, 24 or 32 bytes. */
  readonly bytes: Uint8Array;
  /** The sealing side's public key, 65 bytes, if the key was agreed; it is sent in `info`. */
  readonly publicKey?: Uint8Array;
}

/** An envelope could not be opened. It gives no reason, because that would help an attacker. */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError';
  constructor() {
    super('the envelope cannot be opened');
  }
}

const IV = 12;
const AAD = 32;
const TAG = 16;
const PUBLIC_KEY = 65;
const AGREEMENT_INFO = 'lifedesk envelope v1';
/** The DER of a P-256 SubjectPublicKeyInfo, before the point. */
const SPKI_HEAD = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex');

/** The additional data of a request's envelope. `path` is the contract's, below the API base, without a query. */
export function requestBinding(method: string, path: string, correlationId: string): Buffer {
  return sha256(`${method.toUpperCase()}\n${path}\n${correlationId}`);
}

/** The additional data of a response's envelope. */
export function answerBinding(status: number, correlationId: string): Buffer {
  return sha256(`${status}\n${correlationId}`);
}

/** Whether this is an AES key length. */
export function isKeyLength(bytes: number): boolean {
  return bytes === 16 || bytes === 24 || bytes === 32;
}

/** Seals with a fresh `iv` of 12 bytes, which must never be reused with this key. */
export function seal(plain: Uint8Array, key: EnvelopeKey, binding: Uint8Array, iv: Uint8Array): Envelope {
  if (!isKeyLength(key.bytes.length)) throw new EnvelopeError();
  const cipher = createCipheriv(algorithm(key.bytes), key.bytes, iv, { authTagLength: TAG });
  cipher.setAAD(binding);
  const data = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  const info = Buffer.concat([iv, binding, key.publicKey ?? new Uint8Array()]);
  return { data: data.toString('base64'), info: info.toString('base64') };
}

/** Parses `info`. Throws `EnvelopeError` unless it has exactly the length for the kind of key. */
export function readInfo(envelope: Envelope, agreed: boolean): { iv: Buffer; aad: Buffer; publicKey: Buffer } {
  const info = strictBase64(envelope.info);
  if (info.length !== IV + AAD + (agreed ? PUBLIC_KEY : 0)) throw new EnvelopeError();
  return { iv: info.subarray(0, IV), aad: info.subarray(IV, IV + AAD), publicKey: info.subarray(IV + AAD) };
}

/** Opens an envelope that must be bound to `binding`. Throws `EnvelopeError` for any fault. */
export function open(envelope: Envelope, key: Uint8Array, binding: Uint8Array, agreed: boolean): Buffer {
  if (!isKeyLength(key.length)) throw new EnvelopeError();
  const { iv, aad } = readInfo(envelope, agreed);
  const sealed = strictBase64(envelope.data);
  if (sealed.length < TAG || !timingSafeEqual(aad, binding)) throw new EnvelopeError();
  const decipher = createDecipheriv(algorithm(key), key, iv, { authTagLength: TAG });
  decipher.setAAD(aad);
  decipher.setAuthTag(sealed.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  } catch {
    throw new EnvelopeError();
  }
}

/**
 * Derives the 32-byte key from a private key and the other side's uncompressed P-256 point. Throws if the point is not
 * on the curve.
 */
export function agreeKey(privateKey: KeyObject, otherPublicKey: Uint8Array): Buffer {
  try {
    const publicKey = createPublicKey({ key: Buffer.concat([SPKI_HEAD, otherPublicKey]), format: 'der', type: 'spki' });
    const shared = diffieHellman({ privateKey, publicKey });
    return Buffer.from(hkdfSync('sha256', shared, '', AGREEMENT_INFO, 32));
  } catch {
    throw new EnvelopeError();
  }
}

/** The uncompressed point of a P-256 key. */
export function rawPublicKey(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' }).subarray(SPKI_HEAD.length);
}

function algorithm(key: Uint8Array): 'aes-128-gcm' | 'aes-192-gcm' | 'aes-256-gcm' {
  const bits = key.length === 16 ? 128 : key.length === 24 ? 192 : 256;
  return `aes-${bits}-gcm`;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** Node decodes base64 leniently; this accepts only one text per value. */
function strictBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw new EnvelopeError();
  return bytes;
}
