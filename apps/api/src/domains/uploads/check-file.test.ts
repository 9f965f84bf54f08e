import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { jpegFile, pdfFile, pdfWithStream, pdfWithTable, pngChunk, pngFile } from '../../testing/sample-files.ts';
import { faultOfFile, MAX_PIXELS, type UploadContentType } from './check-file.ts';

const kinds: [UploadContentType, () => Buffer | Promise<Buffer>][] = [
  ['image/png', pngFile],
  ['image/jpeg', jpegFile],
  ['application/pdf', pdfFile],
];
const end = (content: Buffer, cut: number) => content.subarray(0, content.length - cut);
const withByte = (content: Buffer, at: number, to: number) => {
  const copy = Buffer.from(content);
  copy[at] = to;
  return copy;
};

describe.each(kinds)('%s', (type, make) => {
  let whole: Buffer;
  beforeAll(async () => {
    whole = await make();
  });

  it('is accepted as its own type, and as no other', () => {
    const found = kinds.map(([other]) => [other, faultOfFile(whole, other)]);
    expect(found).toEqual(kinds.map(([other]) => [other, other === type ? null : 'other-kind']));
  });

  it.each([
    ['nothing', ''],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a program', 'MZ\x90\x00'],
  ])('is not accepted as %s under another name', (_, text) => {
    expect(faultOfFile(Buffer.from(text, 'latin1'), type)).toBe('other-kind');
  });

  it('is corrupted wherever it is cut off', () => {
    const accepted = Array.from({ length: whole.length - 1 }, (_, length) => length + 1).filter(
      (length) => faultOfFile(whole.subarray(0, length), type) === null,
    );
    // The newline after a PDF's last word may be missing.
    expect(accepted).toEqual(type === 'application/pdf' ? [whole.length - 1] : []);
  });

  it('is checked without a crash, whatever it contains', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(whole.length), (noise, at) => {
        const mixed = Buffer.concat([whole.subarray(0, at), noise, whole.subarray(at)]);
        expect([null, 'other-kind', 'corrupted', 'encrypted', 'active', 'too-many-pixels']).toContain(
          faultOfFile(mixed, type),
        );
      }),
    );
  });
});

describe('PNG', () => {
  const png = pngFile();
  const header = png.subarray(0, 33);

  it.each([
    ['a changed byte', withByte(png, 40, 0)],
    ['data after its end', Buffer.concat([png, Buffer.from('PK')])],
    ['no image data', Buffer.concat([header, pngChunk('IEND', Buffer.alloc(0))])],
    ['no header', Buffer.concat([png.subarray(0, 8), png.subarray(33)])],
    ['no width', pngFile(0, 4)],
  ])('with %s is corrupted', (_, content) => {
    expect(faultOfFile(content, 'image/png')).toBe('corrupted');
  });
});

describe('pictures', () => {
  const huge = (width: number, height: number) => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2, 0, 0, 0], 8);
    const whole = pngFile();
    return Buffer.concat([whole.subarray(0, 8), pngChunk('IHDR', header), whole.subarray(33)]);
  };

  it('cannot have more pixels than can be opened, however few bytes they have', () => {
    expect(faultOfFile(huge(30_000, 30_000), 'image/png')).toBe('too-many-pixels');
    expect(faultOfFile(huge(8_000, MAX_PIXELS / 8_000), 'image/png')).toBeNull();
    const jpeg = jpegFile();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(30_000, frame + 5);
    jpeg.writeUInt16BE(30_000, frame + 7);
    expect(faultOfFile(jpeg, 'image/jpeg')).toBe('too-many-pixels');
  });
});

describe('JPEG', () => {
  const jpeg = jpegFile();

  it('followed by an archive is rejected', () => {
    const archive = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
    expect(faultOfFile(Buffer.concat([jpeg, archive]), 'image/jpeg')).toBe('active');
    expect(
      faultOfFile(Buffer.concat([jpeg, Buffer.from('PK\x05\x06 by chance, in a trailer')]), 'image/jpeg'),
    ).toBeNull();
  });

  it('may have data after its end, as cameras write it', () => {
    expect(faultOfFile(Buffer.concat([jpeg, Buffer.alloc(64)]), 'image/jpeg')).toBeNull();
  });

  it.each([
    ['no end', end(jpeg, 2)],
    ['no frame', Buffer.concat([jpeg.subarray(0, 89), jpeg.subarray(102)])],
    ['a segment longer than the file', withByte(jpeg, 4, 0xff)],
  ])('with %s is corrupted', (_, content) => {
    expect(faultOfFile(content, 'image/jpeg')).toBe('corrupted');
  });
});

describe('PDF', () => {
  const opens = async (content: Buffer) => {
    const task = getDocument({ data: new Uint8Array(content), verbosity: 0 });
    const { numPages } = await task.promise;
    await task.destroy();
    return numPages;
  };

  it.each([
    ['a table', pdfWithTable()],
    ['a compressed stream', pdfWithStream()],
    ['offsets that count from the header', pdfWithTable({ before: 'From a scanner\n' })],
    ['several sections', pdfWithTable({ trailer: '/Prev 9 ' })],
  ])('with its cross-reference in %s', (kind, content) => {
    expect(faultOfFile(content, 'application/pdf')).toBe(kind === 'several sections' ? 'corrupted' : null);
  });

  it('after a web page is rejected', () => {
    const page = pdfWithTable({ before: '<html><script>alert(1)</script>\n' });
    expect(faultOfFile(page, 'application/pdf')).toBe('other-kind');
  });

  it.each([
    ['a script', pdfWithTable({ trailer: '/Info << /S /JavaScript /JS (app.alert\\(1\\)) >> ' })],
    ['a script, spelt differently', pdfWithTable({ trailer: '/Info << /S /J#61va#53cript >> ' })],
    ['a program to start', pdfWithTable({ trailer: '/Info << /S /Launch /F (cmd.exe) >> ' })],
    ['an embedded file', pdfWithTable({ trailer: '/Info << /Type /EmbeddedFile >> ' })],
    ['a script in an object stream', withObjectStream('<< /S /JavaScript /JS (x) >>')],
  ])('with %s is refused', (_, content) => {
    expect(faultOfFile(content, 'application/pdf')).toBe('active');
  });

  it('with objects in a stream and no active content is accepted', () => {
    expect(faultOfFile(withObjectStream('<< /Type /Font >>'), 'application/pdf')).toBeNull();
  });

  it('of another program is accepted and opens', async () => {
    const content = await pdfFile();
    expect([faultOfFile(content, 'application/pdf'), await opens(content)]).toEqual([null, 1]);
  });

  it('that asks for a password is encrypted', async () => {
    const content = await pdfFile({ password: 'secret' });
    expect(faultOfFile(content, 'application/pdf')).toBe('encrypted');
    await expect(opens(content)).rejects.toMatchObject({ name: 'PasswordException' });
  });

  it.each([
    ['a table', pdfWithTable({ trailer: '/Encrypt 4 0 R ' })],
    ['a table, spelt differently', pdfWithTable({ trailer: '/Encr#79pt << /Filter /Standard >> ' })],
    ['a stream', pdfWithStream({ trailer: '/Encrypt 4 0 R ' })],
  ])('is encrypted if the trailer says so: in %s', (_, content) => {
    expect(faultOfFile(content, 'application/pdf')).toBe('encrypted');
  });

  it('is encrypted if an older section says so', () => {
    const older = pdfWithTable({ trailer: '/Encrypt 4 0 R ' }).toString('latin1');
    const start = older.indexOf('xref\n');
    const newer = `xref\n0 0\ntrailer\n<< /Size 3 /Root 1 0 R /Prev ${start} >>\nstartxref\n${older.length}\n%%EOF\n`;
    expect(faultOfFile(Buffer.from(older + newer, 'latin1'), 'application/pdf')).toBe('encrypted');
  });

  it('ignores the word Encrypt in places without that meaning', () => {
    const content = pdfWithTable({ trailer: '/Info << /Title (how to /Encrypt \\) a file) >> /Encrypt null ' });
    expect(faultOfFile(content, 'application/pdf')).toBeNull();
  });

  it.each([
    ['no %%EOF', Buffer.from(pdfWithTable().toString('latin1').replace('%%EOF', ''), 'latin1')],
    ['%%EOF far from its end', Buffer.concat([pdfWithTable(), Buffer.alloc(2_000, 0x20)])],
    ['a cross-reference at another position', pdfWithTable({ startxref: 3 })],
    ['a cross-reference beyond its end', pdfWithTable({ startxref: 99_999 })],
    ['a stream that cannot be decompressed', corrupt(pdfWithStream())],
    [
      'sections in a circle without a root',
      Buffer.from(pdfWithTable().toString('latin1').replace('/Root 1 0 R', '/Prev 115   '), 'latin1'),
    ],
    [
      'a root at another position',
      Buffer.from(pdfWithTable().toString('latin1').replace('0000000009 00000 n', '0000000012 00000 n'), 'latin1'),
    ],
    [
      'a trailer without an end',
      Buffer.from(pdfWithTable().toString('latin1').replace('>>\nstartxref', '\nstartxref'), 'latin1'),
    ],
  ])('with %s is corrupted', (_, content) => {
    expect(faultOfFile(content, 'application/pdf')).toBe('corrupted');
  });

  it('is checked quickly, however it was made', () => {
    const brackets = pdfWithTable({ trailer: `/Info ${'<< /A '.repeat(100_000)}` });
    const spaces = Buffer.concat([
      Buffer.from(`%PDF-1.7\n${' '.repeat(4_000_000)}`),
      Buffer.from('startxref\n9\n%%EOF\n'),
    ]);
    const before = process.cpuUsage();
    expect([brackets, spaces].map((content) => faultOfFile(content, 'application/pdf'))).toEqual([
      'corrupted',
      'corrupted',
    ]);
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });
});

function corrupt(pdf: Buffer): Buffer {
  const at = pdf.indexOf('stream\n') + 'stream\n'.length;
  return withByte(withByte(pdf, at, 0), at + 1, 0);
}

/** A PDF whose first object is an object stream. */
function withObjectStream(objects: string): Buffer {
  const data = deflateSync(Buffer.from(`9 0 ${objects}`)).toString('latin1');
  const stream = `8 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj\n`;
  const whole = pdfWithTable().toString('latin1');
  const at = whole.indexOf('xref\n');
  const moved =
    whole.slice(0, at) + stream + whole.slice(at).replace(/startxref\n\d+/, `startxref\n${at + stream.length}`);
  return Buffer.from(moved, 'latin1');
}
