// Reduces a response to what is the same each time: ids, tokens and signatures are random, and documents are compared by their
// drawn contents.
import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';

const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>'],
  [/\bSR\d{10}\b/g, '<ticket>'],
  [/\b(CB|FB)-\d{10}\b/g, '$1-<number>'],
  [/\b(RC-\d{4})-\d{7}\b/g, '$1-<number>'],
  [/\bPI\d{10}\b/g, '<interest>'],
  // the reference of a payment for phone calls
  [/\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, '<reference>'],
  [/\b(ord|up|tf|gw|mnd)_[\w-]{6,}/g, '$1_<id>'],
  [/\b([a-z]{2,}=)[\w-]{40,}/g, '$1<token>'],
  [/(?<![\w-])[\w-]{40,}(?![\w-])/g, '<token>'],
  // in the code of a receipt: the id of the key that signed it
  [/~[\w-]{11}(?=~<token>)/g, '~<key>'],
  [/\bhttp:\/\/(localhost|127\.0\.0\.1):\d+/g, '<origin>'],
  [/\b\d{6}(?= (is your|आपका))/g, '<otp>'],
];

/** Fields whose presence is the same, but not their value. */
const RANDOM = [
  'correlationId',
  'otpToken',
  'newOtpToken',
  'token',
  'xsrfToken',
  'sha256',
  'otp',
  'publicKey',
  'keyId',
  'salt',
  'nomineeClientId',
  'bankReference',
];

/** A response as sorted, indented JSON without random values. */
export function normalise(body: string): string {
  if (body === '') return '';
  try {
    return JSON.stringify(clean(JSON.parse(body)), null, 1);
  } catch {
    return shapes(body);
  }
}

const shapes = (text: string) => SHAPES.reduce((at, [shape, name]) => at.replaceAll(shape, name), text);

function clean(value: unknown): unknown {
  if (typeof value === 'string') return shapes(value);
  if (Array.isArray(value)) return inOrder(value.map(clean));
  if (value === null || typeof value !== 'object') return value;
  const isDocument = 'contentType' in value && value.contentType === 'application/pdf';
  const entries = Object.entries(value).map(([name, one]): [string, unknown] => {
    if (RANDOM.includes(name) && one !== null) return [name, `<${name}>`];
    if (isDocument && name === 'sizeBytes') return [name, '<size>'];
    if (isDocument && name === 'content') return [name, `drawn ${hashDrawing(Buffer.from(String(one), 'base64'))}`];
    return [name, clean(one)];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Requests of one instant are ordered by their request numbers, which are random. */
function inOrder(values: readonly unknown[]): readonly unknown[] {
  const isRequest = (one: unknown) => typeof one === 'object' && one !== null && 'ticket' in one;
  if (!values.some(isRequest)) return values;
  return values.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

/** A hash of what the pages of a PDF draw, without the other dates and ids in the file. */
export function hashDrawing(pdf: Buffer): string {
  const hash = createHash('sha256');
  const text = pdf.toString('latin1');
  for (const { index, 0: head } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue;
    const begin = index + head.length;
    const end = text.indexOf('endstream', begin);
    try {
      const stream = inflateSync(pdf.subarray(begin, end)).toString('latin1');
      // the squares of a QR code contain a signature, which differs each time
      if (/\bBT\b/.test(stream)) hash.update(stream.replaceAll(/^[-\d. ]+ re$/gm, ''));
    } catch {
      // not compressed: an image or a colour profile
    }
  }
  return hash.digest('hex').slice(0, 10);
}
