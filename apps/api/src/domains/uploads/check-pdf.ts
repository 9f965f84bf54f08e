import { inflateSync } from 'node:zlib';
import { type PdfDictionary, readPdfDictionary } from './read-pdf-dictionary.ts';

export type PdfFault = 'corrupted' | 'encrypted';

/** How far header and end may be from the file's first and last byte. */
const MARGIN = 1_024;
/** A file that was saved more often than this is rejected. */
const MAX_SECTIONS = 500;
const MAX_INFLATED = 32 * 1024 * 1024;

/** A section of the cross-reference: its trailer, and where a table's objects begin. */
interface Section {
  trailer: PdfDictionary;
  offsets: ReadonlyMap<number, number>;
}

/** Scanners write a line before the header; anything that a browser would treat as a page is rejected. */
export function isPdf(content: Buffer): boolean {
  const at = content.subarray(0, MARGIN).indexOf('%PDF-');
  return at >= 0 && /^[^<>\p{Cc}]*$/u.test(content.toString('latin1', 0, at).replaceAll(/\s/g, ''));
}

/**
 * Why a PDF is unusable: it has no end, its cross-reference or root cannot be found, or it is password-protected. Null
 * if it is usable. Follows every section of the cross-reference, because each may say that it is encrypted.
 */
export function faultOfPdf(content: Buffer): PdfFault | null {
  const text = content.toString('latin1');
  const header = text.slice(0, MARGIN).indexOf('%PDF-');
  const end = text.lastIndexOf('%%EOF');
  if (header < 0 || end < 0 || end < text.length - MARGIN) return 'corrupted';
  const [, startxref] = /startxref\s+(\d{1,10})\s+$/.exec(text.slice(Math.max(0, end - MARGIN), end)) ?? [];
  if (startxref === undefined) return 'corrupted';

  const sections: Section[] = [];
  const waiting = [Number(startxref)];
  const seen = new Set<number>();
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const section = readSection(content, text, at) ?? (header > 0 ? readSection(content, text, at + header) : null);
    if (!section || seen.size > MAX_SECTIONS) return 'corrupted';
    if ((section.trailer.get('Encrypt') ?? 'null') !== 'null') return 'encrypted';
    sections.push(section);
    for (const more of ['XRefStm', 'Prev'])
      if (section.trailer.has(more)) waiting.push(Number(section.trailer.get(more)));
  }
  return hasRoot(text, header, sections) ? null : 'corrupted';
}

function readSection(content: Buffer, text: string, at: number): Section | null {
  return text.startsWith('xref', at) ? readTable(text, at) : readStream(content, text, at);
}

function readTable(text: string, start: number): Section | null {
  const offsets = new Map<number, number>();
  let at = start + 'xref'.length;
  for (;;) {
    const range = matchAt(/\s*(\d{1,10})\s+(\d{1,7})\s+(?=\d{10} |\d+\s+\d+\s|trailer)/y, text, at);
    if (!range) break;
    at = range.end;
    for (let place = 0; place < Number(range.groups[1]); place++) {
      const entry = matchAt(/(\d{10}) (\d{5}) ([nf])\s*/y, text, at);
      if (!entry) return null;
      at = entry.end;
      if (entry.groups[2] === 'n') offsets.set(Number(range.groups[0]) + place, Number(entry.groups[0]));
    }
  }
  const trailer = matchAt(/\s*trailer\s*/y, text, at);
  const dictionary = trailer && readPdfDictionary(text, trailer.end);
  return dictionary && { trailer: dictionary.entries, offsets };
}

/** A cross-reference stream, which is never encrypted itself and usually compressed. */
function readStream(content: Buffer, text: string, at: number): Section | null {
  const object = matchAt(/\s*\d{1,10}\s+\d{1,5}\s+obj\s*/y, text, at);
  const dictionary = object && readPdfDictionary(text, object.end);
  const stream = dictionary && matchAt(/\s*stream\r?\n/y, text, dictionary.end);
  if (!stream) return null;
  const { entries: trailer } = dictionary;
  const length = trailer.get('Length') ?? '';
  if (trailer.get('Type') !== '/XRef' || !/^\d{1,9}$/.test(length)) return null;
  const data = content.subarray(stream.end, stream.end + Number(length));
  if (!matchAt(/\s*endstream/y, text, stream.end + Number(length))) return null;
  return trailer.get('Filter')?.includes('FlateDecode') && !inflates(data) ? null : { trailer, offsets: new Map() };
}

function inflates(data: Buffer): boolean {
  try {
    inflateSync(data, { maxOutputLength: MAX_INFLATED });
    return true;
  } catch {
    return false;
  }
}

/** Whether the latest section names a root, and the latest table that lists it gives its actual place. */
function hasRoot(text: string, header: number, [newest, ...older]: readonly Section[]): boolean {
  const [, number] = /^(\d{1,10}) (\d{1,5}) R$/.exec(newest?.trailer.get('Root') ?? '') ?? [];
  if (!newest || number === undefined) return false;
  const offset = [newest, ...older].map(({ offsets }) => offsets.get(Number(number))).find((one) => one !== undefined);
  // In a cross-reference stream: the root may then be compressed inside another stream.
  if (offset === undefined) return [newest, ...older].some(({ trailer }) => trailer.get('Type') === '/XRef');
  const object = new RegExp(`\\s*${number}\\s+\\d{1,5}\\s+obj\\b`, 'y');
  return [offset, offset + header].some((at) => matchAt(object, text, at) !== null);
}

function matchAt(pattern: RegExp, text: string, at: number): { groups: string[]; end: number } | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found && { groups: found.slice(1), end: pattern.lastIndex };
}
