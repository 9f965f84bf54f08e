import { textOf, withoutPadding } from './bytes.ts';
import { type PdfDictionary, readPdfDictionary } from './read-pdf-dictionary.ts';

/** How far header and end may be from the file's first and last byte. */
const MARGIN = 1_024;
/** A file that was saved more often than this is refused. */
const MAX_SECTIONS = 500;

/** Scanners write a line before the header; anything that a browser would treat as a page is refused. */
export function isPdf(content: Uint8Array): boolean {
  const [before, ...rest] = textOf(content.subarray(0, MARGIN)).split('%PDF-');
  return rest.length > 0 && /^[^<>\p{Cc}]*$/u.test(before?.replaceAll(/\s/g, '') ?? '');
}

/**
 * Why a PDF is refused, as far as its trailers say: it has no end, a trailer is missing, or one of them says that the
 * file is encrypted. That is so for a password to open it and for one that only forbids printing.
 */
export function pdfFault(padded: Uint8Array): 'corrupted' | 'protected' | null {
  const text = textOf(withoutPadding(padded));
  const header = text.slice(0, MARGIN).indexOf('%PDF-');
  const end = text.lastIndexOf('%%EOF');
  if (header < 0 || end < text.length - MARGIN) return 'corrupted';
  const [, startxref] = /startxref\s+(\d{1,10})\s+$/.exec(text.slice(Math.max(0, end - MARGIN), end)) ?? [];
  const waiting = [startxref];
  const seen = new Set<string>();
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const trailer = readTrailer(text, Number(at)) ?? readTrailer(text, Number(at) + header);
    if (!trailer || seen.size > MAX_SECTIONS) return 'corrupted';
    if ((trailer.get('Encrypt') ?? 'null') !== 'null') return 'protected';
    waiting.push(...['XRefStm', 'Prev'].flatMap((name) => trailer.get(name) ?? []));
  }
  return seen.size > 0 ? null : 'corrupted';
}

/** The trailer of the cross-reference section at a position: after a table, or the dictionary of a stream. */
function readTrailer(text: string, at: number): PdfDictionary | undefined {
  const afterTable = matchEnd(/[\s\0]{0,100}xref\s[\d\snf]*trailer\s*/y, text, at);
  const start = afterTable ?? matchEnd(/\s{0,100}\d{1,10}\s+\d{1,5}\s+obj\s*/y, text, at);
  const trailer = start === undefined ? undefined : readPdfDictionary(text, start)?.entries;
  return afterTable !== undefined || trailer?.get('Type') === '/XRef' ? trailer : undefined;
}

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
