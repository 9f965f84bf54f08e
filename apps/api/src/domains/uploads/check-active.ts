import { inflateSync } from 'node:zlib';

/** Limit for decompressed streams, in bytes. */
const MAX_INFLATED = 8 * 1024 * 1024;
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** Whether a zip reader would find an archive, which a picture never needs. */
export function holdsArchive(content: Buffer): boolean {
  for (let at = content.indexOf(ZIP_END); at >= 0; at = content.indexOf(ZIP_END, at + 1))
    // Two zeros follow the signature: the disk numbers, which no archive has used for decades.
    if (at + 22 <= content.length && content.readUInt32LE(at + 4) === 0) return true;
  return false;
}

/** Matches a PDF name in any spelling: each letter may be written as `#` and two hex digits. */
const nameOf = (name: string): string =>
  `/${[...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}`;
const ACTIVE = new RegExp(['JavaScript', 'Launch', 'RichMedia', 'EmbeddedFile'].map(nameOf).join('|'), 'i');
const OBJECT_STREAM = new RegExp(nameOf('ObjStm'), 'i');
const PLAIN_FILTER = /\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*\]?\s*[/>]/;
const STREAM = /\bstream\r?\n/g;
/** A dictionary before a stream is short. */
const DICTIONARY = 2_000;

/** Whether a PDF has active content: scripts, programs, embedded files. Searches object streams too. */
export function isActivePdf(content: Buffer): boolean {
  const text = content.toString('latin1');
  if (ACTIVE.test(text)) return true;
  let left = MAX_INFLATED;
  for (const { index, 0: start } of text.matchAll(STREAM)) {
    const before = text.slice(Math.max(0, index - DICTIONARY), index);
    const dictionary = before.slice(before.lastIndexOf(' obj'));
    if (!OBJECT_STREAM.test(dictionary)) continue;
    const isPlain = !/\/Filter|\/F\b/.test(dictionary);
    if (isPlain) continue;
    const inflated = PLAIN_FILTER.test(dictionary) ? inflate(content.subarray(index + start.length), left) : null;
    // A stream that cannot be decompressed is rejected.
    if (inflated === null || ACTIVE.test(inflated)) return true;
    left -= inflated.length;
  }
  return false;
}

function inflate(content: Buffer, most: number): string | null {
  try {
    return inflateSync(content, { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch {
    return null;
  }
}
