import { X509Certificate } from 'node:crypto';
import { DOMParser, type Document, type Element, onWarningStopParsing } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';

const SIGNATURES = 'http://www.w3.org/2000/09/xmldsig#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
/** Without comments: what is signed is what is read. */
const CANONICAL = ['http://www.w3.org/TR/2001/REC-xml-c14n-20010315', 'http://www.w3.org/2001/10/xml-exc-c14n#'];
const SIGNING = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
];
const HASHES = ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'];

/** Comments, types of documents with their entities, and CDATA. In a value, `<` is written as `&lt;`. */
const MARKUP = /<!/;
/** A file of the authority has some forty tags. Parsing many that are nested takes long. */
const MOST_TAGS = 400;
/** Instructions, other than the declaration at the beginning. */
const INSTRUCTION = /(?!^)<\?/;

/** The root of what is signed, and who signed it; or why it is not accepted. */
export type ReadSignature =
  | { readonly root: Element; readonly certificate: X509Certificate }
  | { readonly fault: 'signature' | 'certificate' };

/**
 * Checks the one signature of a document with the given certificates, and returns what it signs: never another part of the
 * document. The certificate inside the document is only used to recognise one of ours.
 */
export function readSigned(text: string, certificates: readonly X509Certificate[]): ReadSignature {
  if (MARKUP.test(text) || INSTRUCTION.test(text) || text.split('<').length > MOST_TAGS) return { fault: 'signature' };
  const signature = onlySignature(parse(text));
  if (!signature) return { fault: 'signature' };
  const named = certificateIn(signature);
  const signers = named
    ? certificates.filter(({ fingerprint256 }) => fingerprint256 === named.fingerprint256)
    : certificates;
  if (signers.length === 0) return { fault: 'certificate' };
  for (const certificate of signers) {
    const signed = signedBy(certificate, text, signature.toString());
    if (signed !== null) return { root: rootOf(parse(signed)), certificate };
  }
  return { fault: 'signature' };
}

const parse = (text: string): Document =>
  new DOMParser({ onError: onWarningStopParsing }).parseFromString(text, 'text/xml');

function rootOf(document: Document): Element {
  if (!document.documentElement) throw new Error('the document is empty');
  return document.documentElement;
}

/** The signature, if the document has exactly one, directly in its root. */
function onlySignature(document: Document): Element | null {
  const [signature, ...more] = [...document.getElementsByTagNameNS('*', 'Signature')];
  if (!signature || more.length > 0) return null;
  return signature.namespaceURI === SIGNATURES && signature.parentNode === document.documentElement ? signature : null;
}

function certificateIn(signature: Element): X509Certificate | null {
  const [given] = [...signature.getElementsByTagNameNS(SIGNATURES, 'X509Certificate')];
  const text = given?.textContent?.replaceAll(/\s/g, '') ?? '';
  return text === '' ? null : new X509Certificate(Buffer.from(text, 'base64'));
}

/** The canonical text of the whole document without the signature, if this certificate signed exactly that. */
function signedBy(certificate: X509Certificate, text: string, signature: string): string | null {
  const signed = new SignedXml({ publicCert: certificate.toString(), getCertFromKeyInfo: () => null });
  signed.SignatureAlgorithms = only(signed.SignatureAlgorithms, SIGNING);
  signed.HashAlgorithms = only(signed.HashAlgorithms, HASHES);
  signed.CanonicalizationAlgorithms = only(signed.CanonicalizationAlgorithms, [...CANONICAL, ENVELOPED]);
  try {
    signed.loadSignature(signature);
    // the whole document, never a part by its id, which would be looked up with what the file says
    if (signed.getReferences().some(({ uri }) => uri !== '')) return null;
    if (!CANONICAL.includes(String(signed.canonicalizationAlgorithm)) || !signed.checkSignature(text)) return null;
  } catch {
    return null;
  }
  const [whole, ...more] = signed.getSignedReferences();
  return whole === undefined || more.length > 0 || /<[\w:]*Signature\b/.test(whole) ? null : whole;
}

const only = <Value>(known: Record<string, Value>, names: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name)));
