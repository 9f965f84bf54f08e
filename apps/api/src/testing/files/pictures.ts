import { deflateSync } from 'node:zlib';
import { jpegFile, pngChunk, pngFile } from '../sample-files.ts';
import type { FileRow, Verdict } from './file-row.ts';
import { latin1 } from './write-pdf.ts';

const MEGABYTE = 1024 * 1024;
const rowOf =
  (contentType: FileRow['contentType'], kind: string) =>
  (what: string, server: Verdict, content: FileRow['content'], screen: Verdict = server): FileRow => ({
    what: `${kind}: ${what}`,
    server,
    screen,
    content,
    contentType,
  });
const png = rowOf('image/png', 'PNG');
const jpeg = rowOf('image/jpeg', 'JPEG');
const other = rowOf('image/png', 'other');

const HEADER_END = 33;
/** A PNG with more chunks after its header. */
const withChunk = (type: string, data: Buffer) => () => {
  const whole = pngFile();
  return Buffer.concat([whole.subarray(0, HEADER_END), pngChunk(type, data), whole.subarray(HEADER_END)]);
};
function pngOf(width: number, height: number, image: Buffer): Buffer {
  const [header, end] = [Buffer.from(pngFile().subarray(16, 29)), pngChunk('IEND', Buffer.alloc(0))];
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([pngFile().subarray(0, 8), pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(image)), end]);
}
const zeros = (megabytes: number) => deflateSync(Buffer.alloc(megabytes * MEGABYTE));
const archive = Buffer.concat([latin1('PK\x05\x06'), Buffer.alloc(18)]);
const flip = (content: Buffer, at: number) => {
  const copy = Buffer.from(content);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
};

/** EXIF with the orientation of a phone held upright: turn by 90 degrees. */
const EXIF = latin1('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0');
function jpegWithExif(): Buffer {
  const whole = jpegFile();
  const length = Buffer.from([0, EXIF.length + 2]);
  return Buffer.concat([whole.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, EXIF, whole.subarray(2)]);
}
function jpegOf(width: number, height: number): Buffer {
  const whole = jpegFile();
  const frame = whole.indexOf(Buffer.from([0xff, 0xc0]));
  whole.writeUInt16BE(height, frame + 5);
  whole.writeUInt16BE(width, frame + 7);
  return whole;
}

export const pictures: readonly FileRow[] = [
  png('a picture', 'taken', () => pngFile()),
  png('zeros at its end', 'taken', () => Buffer.concat([pngFile(), Buffer.alloc(512)])),
  png(
    'a text and a colour profile',
    'taken',
    withChunk('zTXt', Buffer.concat([latin1('note\0\0'), deflateSync(Buffer.from('hi'))])),
  ),
  png('a web page in its text', 'taken', withChunk('tEXt', latin1('note\0<script>alert(1)</script>'))),
  png('data after its end', 'corrupted', () => Buffer.concat([pngFile(), latin1('more')])),
  png('cut off', 'corrupted', () => pngFile().subarray(0, -6)),
  png('a changed byte', 'corrupted', () => flip(pngFile(), 45)),
  png('no width', 'corrupted', () => pngOf(0, 4, Buffer.alloc(52))),
  png('fewer rows than it says', 'corrupted', () => pngOf(100, 100, Buffer.alloc(52)), 'taken'),
  png('900 million pixels', 'too-many-pixels', () => pngOf(30_000, 30_000, Buffer.alloc(52))),
  png('an image of 300 MB', 'too-complex', () => pngOf(4, 4, Buffer.alloc(300 * MEGABYTE)), 'taken'),
  png(
    'a colour profile of 300 MB',
    'too-complex',
    withChunk('iCCP', Buffer.concat([latin1('p\0\0'), zeros(300)])),
    'taken',
  ),
  png('a text of 300 MB', 'too-complex', withChunk('zTXt', Buffer.concat([latin1('p\0\0'), zeros(300)])), 'taken'),
  png(
    'an international text of 300 MB',
    'too-complex',
    withChunk('iTXt', Buffer.concat([latin1('p\0\x01\0en\0p\0'), zeros(300)])),
    'taken',
  ),
  jpeg('a picture', 'taken', () => jpegFile()),
  jpeg('turned by EXIF', 'taken', jpegWithExif),
  jpeg('data of a camera after its end', 'taken', () => Buffer.concat([jpegFile(), Buffer.alloc(64, 7)])),
  jpeg('cut off', 'corrupted', () => jpegFile().subarray(0, -2)),
  jpeg('a segment longer than the file', 'corrupted', () => flip(jpegFile(), 4)),
  jpeg('4 billion pixels', 'too-many-pixels', () => jpegOf(65_535, 65_535)),
  jpeg('an archive after its end', 'attachment', () => Buffer.concat([jpegFile(), archive])),
  jpeg('a PNG with the extension of a JPEG', 'other-kind', () => pngFile(), 'taken'),
];

export const otherFiles: readonly FileRow[] = [
  other('HEIC', 'heic', () => latin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic')),
  other('GIF', 'other-kind', () => latin1('GIF89a\x01\0\x01\0\0\0\0;')),
  other('WebP', 'other-kind', () => latin1('RIFF\x24\0\0\0WEBPVP8 ')),
  other('SVG', 'other-kind', () => latin1('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')),
  other('a web page', 'other-kind', () => latin1('<!doctype html><script>alert(1)</script>')),
  other('a web page that mentions a PDF', 'other-kind', () => latin1('<p>%PDF-1.7</p>')),
  other('an archive', 'other-kind', () => archive),
  other('a program', 'other-kind', () => latin1('MZ\x90\0')),
  other('a text', 'other-kind', () => latin1('hello')),
];
