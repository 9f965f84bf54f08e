import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A complete PNG of one colour. */
export function pngFile(width = 4, height = 4): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x7f)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The smallest grey picture that a JPEG decoder accepts: 8 by 8 pixels. */
export function jpegFile(): Buffer {
  const quantisation = segment(0xdb, [0, ...Array<number>(64).fill(1)]);
  const frame = segment(0xc0, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]);
  const codes = (kind: number) => segment(0xc4, [kind, 0, 1, ...Array<number>(14).fill(0), 0]);
  const scan = segment(0xda, [1, 1, 0, 0, 63, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    quantisation,
    frame,
    codes(0x00),
    codes(0x10),
    scan,
    Buffer.from([0x3f, 0xff, 0xd9]),
  ]);
}

function segment(marker: number, data: number[]): Buffer {
  const length = data.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...data]);
}

/** A PDF of one page, encrypted if there is a password. */
export async function pdfFile(options: { text?: string; password?: string } = {}): Promise<Buffer> {
  const { text = 'Electricity bill', password } = options;
  const doc = new PDFDocument({ ...(password === undefined ? {} : { userPassword: password, pdfVersion: '1.7' }) });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise((resolve) => doc.on('end', resolve));
  doc.text(text);
  doc.end();
  await done;
  return Buffer.concat(parts);
}

export interface PdfParts {
  /** Entries of the trailer besides Size and Root. */
  trailer?: string;
  /** The stated position of the cross-reference; the right one by default. */
  startxref?: number;
  /** Bytes before the header. */
  before?: string;
}

const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>',
];

/** A handwritten PDF with a cross-reference table. */
export function pdfWithTable({ trailer = '', startxref, before = '' }: PdfParts = {}): Buffer {
  const { text, offsets } = body();
  const entries = ['0000000000 65535 f \n', ...offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)];
  const table = `xref\n0 ${entries.length}\n${entries.join('')}trailer\n<< /Size ${entries.length} /Root 1 0 R ${trailer}>>\n`;
  return Buffer.from(`${before}${text}${table}startxref\n${startxref ?? text.length}\n%%EOF\n`, 'latin1');
}

function body(): { text: string; offsets: number[] } {
  let text = '%PDF-1.7\n';
  const offsets = OBJECTS.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  return { text, offsets };
}
