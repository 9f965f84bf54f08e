import { isCalendarDate } from '../dates/calendar-date.ts';
import {
  SIGNED_DOCUMENT_KINDS,
  SIGNED_PARTS,
  type SignedDocument,
  type SignedDocumentKind,
  type SignedPart,
} from './document-facts.ts';
import { formatSignedDocument, SIGNED_DOCUMENT_VERSION } from './format-facts.ts';

/**
 * Why a code cannot be checked: it is another kind of code, has a newer format, or something in it is missing or wrong.
 */
export type UnreadableDocument = 'not-ours' | 'newer-version' | 'damaged';

/** The result of `readSignedDocument`. */
export type ReadDocument =
  | {
      readonly state: 'read';
      readonly document: SignedDocument;
      /** The signed text: the bytes of its characters, which are ASCII. */
      readonly signed: string;
      /** Ed25519, 64 bytes in base64url. */
      readonly signature: string;
      /** Signed text and signature, without the address around them. */
      readonly code: string;
    }
  | { readonly state: UnreadableDocument };

const CODE = /LD(\d{1,4})~.*/s;
const PART = /^([A-Z])(-?\d+)$/;
/** The last letter carries two bits of the signature. Other spellings of those bits are rejected. */
const SIGNATURE = /^[\w-]{85}[AQgw]$/;
const FORM = /^LD1~[A-Z]~[A-Z\d-]{0,40}~\d{1,15}~[A-Z\d.-]{0,160}~\d{8}~[A-Z\d]{1,8}~[A-Z]{0,4}~\d{9,11}~[\w-]{11}$/;

/**
 * Reads the code of a document, alone or behind the `#` of an address as in a QR code. Does not check yet whether it
 * was signed, and by whom.
 */
export function readSignedDocument(text: string): ReadDocument {
  const code = CODE.exec(text.trim().replace(/%7E/gi, '~'));
  if (!code) return { state: 'not-ours' };
  if (Number(code[1]) > SIGNED_DOCUMENT_VERSION) return { state: 'newer-version' };
  const end = code[0].lastIndexOf('~');
  const signed = code[0].slice(0, end);
  const signature = code[0].slice(end + 1);
  const document = FORM.test(signed) && SIGNATURE.test(signature) ? parse(signed) : null;
  // each set of facts has one text, so no other text may pass for it
  if (document === null || formatSignedDocument(document) !== signed) return { state: 'damaged' };
  return { state: 'read', document, signed, signature, code: code[0] };
}

function parse(signed: string): SignedDocument | null {
  const [, letter, number = '', amount, parts, day = '', policy = '', initials = '', signedAt, keyId = ''] =
    signed.split('~');
  const kind = nameOf<SignedDocumentKind>(SIGNED_DOCUMENT_KINDS, letter);
  const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  const pieces = parseParts(parts ?? '');
  if (!kind || !pieces || !isCalendarDate(date)) return null;
  return {
    kind,
    number,
    amount: Number(amount),
    parts: pieces,
    date,
    policy: policy.startsWith('X') ? { count: Number(policy.slice(1)) } : { ending: policy },
    initials,
    signedAt: Number(signedAt),
    keyId,
  };
}

function parseParts(text: string): SignedDocument['parts'] | null {
  const parts: Partial<Record<SignedPart, number>> = {};
  for (const piece of text === '' ? [] : text.split('.')) {
    const [, letter, amount] = PART.exec(piece) ?? [];
    const part = nameOf<SignedPart>(SIGNED_PARTS, letter);
    if (!part) return null;
    parts[part] = Number(amount);
  }
  return parts;
}

const nameOf = <Name extends string>(letters: Readonly<Record<Name, string>>, letter: string | undefined) =>
  (Object.keys(letters) as Name[]).find((name) => letters[name] === letter);
