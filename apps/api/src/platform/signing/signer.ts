import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { formatSignedDocument, type SignedDocument } from '@lifedesk/rules';
import type { Secrets } from '../secrets.ts';

/** The signed facts of a document; the signer adds time and key. */
export type DocumentFacts = Omit<SignedDocument, 'signedAt' | 'keyId'>;

export interface Signer {
  readonly keyId: string;
  /** 32 bytes in base64url. */
  readonly publicKey: string;
  /** The facts and their signature, as the document's code. */
  sign(facts: DocumentFacts, at: Date): string;
}

/** PKCS #8 header before the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const signers = new WeakMap<Secrets, Signer>();

/** Signs documents with Ed25519 and a key derived from the newest secret, like every other key of the installation. */
export function signerOf(secrets: Secrets): Signer {
  const known = signers.get(secrets);
  if (known) return known;
  const der = Buffer.concat([PKCS8, secrets.key('document')]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x: publicKey = '' } = createPublicKey(key).export({ format: 'jwk' });
  const keyId = keyIdOf(publicKey);
  const signer: Signer = {
    keyId,
    publicKey,
    sign(facts, at) {
      const text = formatSignedDocument({ ...facts, signedAt: Math.floor(at.getTime() / 1000), keyId });
      return `${text}~${sign(null, Buffer.from(text), key).toString('base64url')}`;
    },
  };
  signers.set(secrets, signer);
  return signer;
}

/** The first 64 bits of the key's thumbprint (RFC 7638) in base64url, because a code has little room. */
function keyIdOf(x: string): string {
  const members = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x });
  return createHash('sha256').update(members).digest().subarray(0, 8).toString('base64url');
}
