import {
  readSignedDocument,
  type SignedDocument,
  type SigningKey,
  signingKeyOf,
  type UnreadableDocument,
} from '@lifedesk/rules';
import { isSignedBy } from './ed25519.ts';

/** Why a code is rejected. */
export type Refusal = UnreadableDocument | 'unknown-key' | 'withdrawn-key' | 'changed';

export type CheckResult =
  | { readonly state: 'genuine'; readonly document: SignedDocument; readonly key: SigningKey; readonly code: string }
  | { readonly state: Refusal };

/** Checks the text of a code against the published keys. Nothing in it is shown before its signature is verified. */
export async function checkCode(text: string, keys: readonly SigningKey[]): Promise<CheckResult> {
  const read = readSignedDocument(text);
  if (read.state !== 'read') return read;
  const found = signingKeyOf(read.document, keys);
  if (found.state !== 'usable') return found;
  const { document, signed, signature, code } = read;
  if (!(await isSignedBy(found.key.publicKey, signed, signature))) return { state: 'changed' };
  return { state: 'genuine', document, key: found.key, code };
}
