import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkFile } from './check-file.ts';
import { MAX_FILE_BYTES } from './file-faults.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const pdf = (trailer = '') =>
  bytes(`%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 ${trailer}>>\nstartxref\n9\n%%EOF\n`);

// The table of the API's tests has some ninety files, with this verdict for each.
it.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['more than 5 MB', new Uint8Array(MAX_FILE_BYTES + 1), 'too-large'],
  ['a text', bytes('hello'), 'other-kind'],
  ['a photo of an iPhone', bytes('\0\0\0\x18ftypheic\0\0\0\0'), 'heic'],
  ['a PDF', pdf(), null],
  ['a PDF with a password', pdf('/Encrypt 4 0 R '), 'protected'],
  ['a truncated PDF', pdf().subarray(0, -20), 'corrupted'],
  ['a truncated PNG', bytes('\x89PNG\r\n\x1a\n'), 'corrupted'],
  ['a truncated JPEG', bytes('\xff\xd8\xff\xe0'), 'corrupted'],
])('%s: %s', (_, content, fault) => {
  expect(checkFile(content).fault).toBe(fault);
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(60), (noise, at) => {
      const whole = pdf();
      checkFile(Uint8Array.from([...whole.subarray(0, at), ...noise, ...whole.subarray(at)]));
    }),
  );
});
