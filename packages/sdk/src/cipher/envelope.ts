import { type AesKey, open, seal, TAG_BYTES } from './aes-gcm.ts';
import { fromBase64, toBase64 } from './base64.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** An encrypted body on the wire, both base64. */
export interface Envelope {
  /** Ciphertext and tag. */
  readonly data: string;
  /** IV (12 bytes), additional data (32), and for an agreed key the sender's public key (65). */
  readonly info: string;
}

/** The result of a failed encryption or decryption (section 5). It does not say why. */
export const NOT_AVAILABLE = 'NA';

/** The call that an envelope belongs to. It does not open in another call. */
export type Binding =
  | {
      /** Upper case. */
      readonly method: string;
      /** The contract's path, without base and query. */
      readonly path: string;
      readonly correlationId: string;
    }
  | { readonly status: number; readonly correlationId: string };

/** A key of the envelope, and what identifies it to the server. */
export interface EnvelopeKey {
  /** Sent as `X-Envelope-Key-Id`. */
  readonly id: string;
  readonly key: AesKey;
  /** Agreed keys only: our public key, added to what we seal (P-256, uncompressed). */
  readonly ownPublicKey?: Bytes;
  /** Agreed keys only: the other side's public key, which must be in what we open. */
  readonly otherPublicKey?: Bytes;
}

const IV_BYTES = 12;
const AAD_BYTES = 32;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Seals a text for one call. @returns the envelope, or `NA` if that failed. */
export async function sealEnvelope(
  { key, ownPublicKey }: EnvelopeKey,
  binding: Binding,
  text: string,
): Promise<Envelope | typeof NOT_AVAILABLE> {
  try {
    // The digest runs off this thread; prepare the rest in the meantime.
    const digest = additionalDataOf(binding);
    const plaintext = encoder.encode(text);
    const info = new Uint8Array(IV_BYTES + AAD_BYTES + (ownPublicKey?.length ?? 0));
    // The only place that creates an IV. It is random, so that no two tabs or sessions share one.
    const iv = crypto.getRandomValues(info.subarray(0, IV_BYTES));
    if (ownPublicKey) info.set(ownPublicKey, IV_BYTES + AAD_BYTES);
    const additionalData = await digest;
    info.set(additionalData, IV_BYTES);
    const data = await seal({ key, iv, additionalData, plaintext });
    return { data: toBase64(data), info: toBase64(info) };
  } catch {
    return NOT_AVAILABLE;
  }
}

/**
 * Opens an envelope of one call. @returns the text, or `NA` if it was tampered with, moved, or sealed with another key.
 */
export async function openEnvelope(
  { key, otherPublicKey }: EnvelopeKey,
  binding: Binding,
  envelope: unknown,
): Promise<string> {
  try {
    const { data, info } = envelope as Envelope;
    const digest = additionalDataOf(binding);
    const infoBytes = fromBase64(info);
    const dataBytes = fromBase64(data);
    const expected = await digest;
    const iv = infoBytes.subarray(0, IV_BYTES);
    const fits =
      dataBytes.length >= TAG_BYTES &&
      infoBytes.length === IV_BYTES + AAD_BYTES + (otherPublicKey?.length ?? 0) &&
      isEqual(infoBytes.subarray(IV_BYTES, IV_BYTES + AAD_BYTES), expected) &&
      isEqual(infoBytes.subarray(IV_BYTES + AAD_BYTES), otherPublicKey ?? new Uint8Array());
    if (!fits) return NOT_AVAILABLE;
    return decoder.decode(await open({ key, iv, additionalData: expected, data: dataBytes }));
  } catch {
    return NOT_AVAILABLE;
  }
}

/** SHA-256 over method, path and correlation id, or over status and correlation id. */
async function additionalDataOf(binding: Binding): Promise<Bytes> {
  const text =
    'method' in binding
      ? `${binding.method}\n${binding.path}\n${binding.correlationId}`
      : `${binding.status}\n${binding.correlationId}`;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

/** Not constant-time, because nothing here is secret: both values are on the wire, and the tag decides. */
function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
