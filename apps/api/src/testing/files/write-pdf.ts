import { constants, deflateSync } from 'node:zlib';

export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
export const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
export const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>';

export interface PdfFile {
  /** The objects from number 1. */
  objects?: readonly string[];
  /** More objects, after the catalogue, the pages and the page. */
  more?: readonly string[];
  /** Entries of the trailer besides Size and Root. */
  trailer?: string;
  /** Bytes before the header, and between the offset of the cross-reference and its first word. */
  before?: string;
  gap?: string;
  after?: string;
}

/** A PDF with a cross-reference table. */
export function writePdf(file: PdfFile = {}): Buffer {
  const { objects = [CATALOG, PAGES, PAGE], more = [], trailer = '', before = '', gap = '', after = '' } = file;
  const { text, offsets } = body([...objects, ...more]);
  const entries = ['0000000000 65535 f \n', ...offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)];
  const size = entries.length;
  return latin1(
    `${before}${text}${gap}xref\n0 ${size}\n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${text.length}\n%%EOF\n${after}`,
  );
}

/** A stream object; `entries` belong to its dictionary. */
export const stream = (data: Buffer, entries = ''): string =>
  `<< ${entries} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`;

export interface StreamedPdf {
  objects?: readonly string[];
  /** Objects inside one object stream, numbered after `objects`. */
  hidden?: readonly string[];
  /** Entries of the object stream's dictionary, after its own. */
  note?: string;
  /** Times that the object stream is compressed. */
  layers?: number;
  /** Bytes of zeros in the object stream. */
  zeros?: number;
  /** Sections of the cross-reference, each with so many bytes of zeros. */
  sections?: number;
  sectionZeros?: number;
  /** As Firefox saves: without an end of the compressed data. */
  flushed?: boolean;
  trailer?: string;
}

/** A PDF with cross-reference streams, and perhaps an object stream. */
export function writeStreamedPdf(file: StreamedPdf = {}): Buffer {
  const { objects = [CATALOG, PAGES, PAGE], hidden = [], note = '', layers = 1, zeros = 0, trailer = '' } = file;
  const first = objects.length + 1;
  const places: number[][] = [];
  let all = [...objects];
  if (hidden.length > 0) {
    let at = 0;
    const heads = hidden.map((object, place) => {
      const head = `${first + 1 + place} ${at}`;
      at += object.length + 1;
      return head;
    });
    const head = `${heads.join(' ')} `;
    let data: Buffer = Buffer.concat([latin1(head + hidden.join(' ')), Buffer.alloc(zeros, 0x20)]);
    for (let layer = 0; layer < layers; layer++) data = deflateSync(data);
    const filters = Array<string>(layers).fill('/FlateDecode').join(' ');
    const entries = `/Type /ObjStm /N ${hidden.length} /First ${head.length} /Filter [${filters}] ${note}`;
    all = [...objects, stream(data, entries)];
    places.push(...hidden.map((_, place) => [2, first, place]));
  }
  const { text, offsets } = body(all);
  const rows = [[0, 0, 0xffff], ...offsets.map((at) => [1, at, 0]), ...places];
  const parts = [latin1(text)];
  let length = text.length;
  let previous = '';
  const raw = Buffer.concat([
    Buffer.from(
      rows.flatMap(([kind = 0, at = 0, more = 0]) => [kind, at >> 16, (at >> 8) & 255, at & 255, more & 255]),
    ),
    Buffer.alloc(file.sectionZeros ?? 0),
  ]);
  const data = deflateSync(raw, file.flushed ? { finishFlush: constants.Z_SYNC_FLUSH } : {});
  for (let section = file.sections ?? 1; section > 0; section--) {
    const part = latin1(
      `${900 + section} 0 obj\n${stream(data, `/Type /XRef /Size 999 /Index [0 ${rows.length}] /W [1 3 1] /Root 1 0 R /Filter /FlateDecode ${previous}${trailer}`)}\nendobj\n`,
    );
    previous = `/Prev ${length} `;
    parts.push(part);
    if (section === 1) parts.push(latin1(`startxref\n${length}\n%%EOF\n`));
    length += part.length;
  }
  return Buffer.concat(parts);
}

function body(objects: readonly string[]): { text: string; offsets: number[] } {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  return { text, offsets };
}

export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
