import type { SignedDocument } from './document-facts.ts';

/** A public key that verifies documents. Instants are in seconds since 1970. */
export interface SigningKey {
  readonly id: string;
  /** Ed25519, 32 bytes in base64url. */
  readonly publicKey: string;
  readonly validFrom?: number;
  /** Since then another key signs. Earlier signatures remain valid. */
  readonly retiredAt?: number;
  /** Since then someone else may have the key: later signatures are rejected. */
  readonly revokedAt?: number;
}

/** The result of `signingKeyOf`. */
export type KeyForDocument =
  | { readonly state: 'usable'; readonly key: SigningKey }
  | { readonly state: 'unknown-key' | 'withdrawn-key' };

const ID = /^[\w-]{11}$/;
const PUBLIC_KEY = /^[\w-]{43}$/;

/** The Ed25519 signature keys of a JWK set (RFC 7517, RFC 8037). Other keys are left out. */
export function readSigningKeys(jwks: unknown): SigningKey[] {
  const keys = isObject(jwks) && Array.isArray(jwks.keys) ? jwks.keys : [];
  return keys.filter(isObject).flatMap(({ kty, crv, use, kid, x, iat, exp, revoked }) => {
    const isForUs = kty === 'OKP' && crv === 'Ed25519' && (use === undefined || use === 'sig');
    if (!isForUs || !matches(kid, ID) || !matches(x, PUBLIC_KEY)) return [];
    const revokedAt = isObject(revoked) ? (instant(revoked.revoked_at) ?? 0) : undefined;
    return [
      {
        id: kid,
        publicKey: x,
        ...optional('validFrom', instant(iat)),
        ...optional('retiredAt', instant(exp)),
        ...optional('revokedAt', revokedAt),
      },
    ];
  });
}

/** Clocks of two nodes may differ by this much, in seconds. */
const CLOCK_DIFFERENCE = 300;

/** The key that signed a document, or why its signature is rejected: no such key then, or it was already withdrawn. */
export function signingKeyOf(
  { keyId, signedAt }: Pick<SignedDocument, 'keyId' | 'signedAt'>,
  keys: readonly SigningKey[],
): KeyForDocument {
  const key = keys.find(({ id }) => id === keyId);
  if (!key || signedAt < (key.validFrom ?? 0) - CLOCK_DIFFERENCE) return { state: 'unknown-key' };
  const endsAt = Math.min(key.retiredAt ?? Number.POSITIVE_INFINITY, key.revokedAt ?? Number.POSITIVE_INFINITY);
  return signedAt < endsAt ? { state: 'usable', key } : { state: 'withdrawn-key' };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const matches = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);
const instant = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
const optional = <Name extends string>(name: Name, value: number | undefined): { [Key in Name]?: number } =>
  value === undefined ? {} : ({ [name]: value } as { [Key in Name]?: number });
