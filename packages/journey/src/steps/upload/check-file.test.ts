import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkContent, maxUploadBytes } from './check-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const png = Uint8Array.from([
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ...[1, 2, 3],
  ...[0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
]);
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 0xff, 0xd9, 0, 0]);
const pdf = (trailer = '', body = '') =>
  bytes(`%PDF-1.7\n${body}\nxref\n0 1\ntrailer\n<< /Size 1 /Root 1 0 R ${trailer}>>\nstartxref\n9\n%%EOF\n`);
const pdfWithStream = (entry = '') =>
  bytes(`%PDF-1.7\n9 0 obj\n<< /Length 3 /Type /XRef ${entry}>>\nstream\nxyz\nendstream\nendobj\nstartxref\n9\n%%EOF`);

describe('a file', () => {
  it.each([
    ['a PNG', png, 'image/png'],
    ['a JPEG with camera data after its end', jpeg, 'image/jpeg'],
    ['a PDF', pdf(), 'application/pdf'],
    ['a PDF with its references in a stream', pdfWithStream(), 'application/pdf'],
    ['a PDF that mentions encryption', pdf('', '(how to /Encrypt 4 0 R a file)'), 'application/pdf'],
  ])('is accepted when it is %s', (_, content, contentType) => {
    expect(checkContent(content)).toEqual({ fault: undefined, contentType });
  });

  it.each([
    ['empty', 'empty', new Uint8Array()],
    ['larger than 5 MB', 'too-large', new Uint8Array(maxUploadBytes + 1)],
    ['a web page', 'other-kind', bytes('<!doctype html><p>%PDF</p>')],
    ['a program under another name', 'other-kind', bytes('MZ')],
    ['a truncated PNG', 'corrupted', png.subarray(0, -1)],
    ['a truncated JPEG', 'corrupted', jpeg.subarray(0, 6)],
    ['a truncated PDF', 'corrupted', pdf().subarray(0, -8)],
    ['a PDF with a password', 'protected', pdf('/Encrypt 4 0 R ')],
    ['a PDF with a password in an inline dictionary', 'protected', pdf('/Encrypt << /Filter /Standard >> ')],
    ['a PDF with a password and references in a stream', 'protected', pdfWithStream('/Encrypt 4 0 R ')],
  ])('is refused when it is %s', (_, fault, content) => {
    expect(checkContent(content)).toEqual({ fault });
  });

  it('never throws, whatever the content', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(60), (noise, at) => {
        const whole = pdf();
        const mixed = Uint8Array.from([...whole.subarray(0, at), ...noise, ...whole.subarray(at)]);
        expect(checkContent(mixed)).toHaveProperty('fault');
      }),
    );
  });
});
