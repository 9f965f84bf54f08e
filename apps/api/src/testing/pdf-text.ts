import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  pages: number;
  title: string;
  language: string;
  isTagged: boolean;
  /** Where each run of the first page is, in points from the bottom left. */
  places: { text: string; left: number; right: number; baseline: number; size: number }[];
  /** The text of all pages, one drawn run per line. */
  text: string;
  /** The same, page by page. */
  pageTexts: string[];
  /** Roles in the structure tree of the first page, in reading order. */
  roles: string[];
}

interface StructNode {
  role?: string;
  children?: StructNode[];
}

/** Reads a PDF as a viewer does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const mark = (await pdf.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
  const pageTexts: string[] = [];
  const places: ReadPdf['places'] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const lines: string[] = [];
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      lines.push(item.str);
      const [size, , , , left, baseline] = item.transform as [number, number, number, number, number, number];
      if (number === 1) places.push({ text: item.str, left, right: left + item.width, baseline, size });
    }
    pageTexts.push(lines.join('\n'));
  }
  const tree = (await (await pdf.getPage(1)).getStructTree()) as StructNode | null;
  const rolesOf = (node: StructNode): string[] => [
    ...(node.role ? [node.role] : []),
    ...(node.children ?? []).flatMap(rolesOf),
  ];
  const read = {
    pages: pdf.numPages,
    title: info.Title ?? '',
    language: info.Language ?? '',
    places,
    isTagged: mark?.get('Marked') === true,
    text: pageTexts.join('\n'),
    pageTexts,
    roles: tree ? rolesOf(tree) : [],
  };
  await task.destroy();
  return read;
}

/** The uncompressed page contents, which pdf.js does not expose. */
function contentsOf(bytes: Buffer): string {
  const parts: string[] = [];
  for (let at = bytes.indexOf('stream\n'); at !== -1; at = bytes.indexOf('stream\n', at + 7)) {
    try {
      parts.push(inflateSync(bytes.subarray(at + 7)).toString('latin1'));
    } catch {
      // Not every stream is compressed.
    }
  }
  return parts.join('\n');
}

/** Escapes in PDF strings. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The real texts of lines that are drawn in visual order: what a reader copies, searches and reads aloud. */
export function actualTexts(bytes: Buffer): string[] {
  return [...contentsOf(bytes).matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)].map(([, written = '']) => {
    const text = written.replace(/\\([nrtbf()\\])/g, (_, mark: string) => ESCAPES[mark] ?? mark);
    return Buffer.from(text, 'latin1').swap16().toString('utf16le').replace('\uFEFF', '');
  });
}

/** How many characters are drawn as an empty box, because the font does not have them: glyph 0 is `.notdef`. */
export function countMissingGlyphs(bytes: Buffer): number {
  const drawn = [...contentsOf(bytes).matchAll(/\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g)].map(([, array = '']) => array);
  const glyphs = drawn
    .flatMap((array) => array.match(/<[0-9a-f]+>/g) ?? [])
    .flatMap((hex) => hex.match(/[0-9a-f]{4}/g) ?? []);
  if (glyphs.length === 0) throw new Error('no glyph found');
  return glyphs.filter((glyph) => glyph === '0000').length;
}
