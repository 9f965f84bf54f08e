import { SIGNED_DOCUMENT_KINDS, SIGNED_PARTS, type SignedDocument, type SignedPart } from './document-facts.ts';

/** Version of the text format. A reader that meets a newer version asks for an update. */
export const SIGNED_DOCUMENT_VERSION = 1;
/** Separates the fields. Needs no escaping in an address. */
const SEPARATOR = '~';
const PARTS = Object.keys(SIGNED_PARTS) as SignedPart[];

/**
 * The facts of a document as the text that is signed: the same facts always give the same text. The signature follows
 * after another `~`, in base64url. Besides the key id it has only capital letters, digits and `~ . -`.
 */
export function formatSignedDocument(document: SignedDocument): string {
  const { kind, number, amount, parts, date, policy, initials, signedAt, keyId } = document;
  return [
    `LD${SIGNED_DOCUMENT_VERSION}`,
    SIGNED_DOCUMENT_KINDS[kind],
    number,
    amount,
    PARTS.filter((part) => parts[part])
      .map((part) => `${SIGNED_PARTS[part]}${parts[part]}`)
      .join('.'),
    date.replaceAll('-', ''),
    'ending' in policy ? policy.ending : `X${policy.count}`,
    initials,
    signedAt,
    keyId,
  ].join(SEPARATOR);
}
