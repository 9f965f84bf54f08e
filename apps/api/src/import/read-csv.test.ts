import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CsvRecord, readRecords } from './read-csv.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lifedesk-csv-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: string | Uint8Array) {
  const path = join(folder, 'some.csv');
  await writeFile(path, content);
  const records: CsvRecord[] = [];
  for await (const record of readRecords(path)) records.push(record);
  return records;
}

it('reads fields with commas, quotes and line breaks, and names the line of each record', async () => {
  expect(await read('\uFEFFa,b\r\n1,"x, ""y"""\r\n\r\n"two\nlines",आशा\r\n3,4\r\n')).toEqual([
    { line: 1, fields: ['a', 'b'] },
    { line: 2, fields: ['1', 'x, "y"'] },
    { line: 5, fields: ['two\nlines', 'आशा'] },
    { line: 6, fields: ['3', '4'] },
  ]);
});

const HALF = `a,b\n1,2\n3,"cut in the mid`;
it.each([
  ['half a file', HALF, 3, /does not end.+export it again/],
  ['half a file without quotes', 'a,b\n1,2\n3,Mr Balwin', 3, /may be cut: export it again/],
  ['a quote without its end in a long file', `a,b\n1,"2\n${'3,4\n'.repeat(300_000)}`, 2, /does not end/],
  ['a quote inside a field', 'a,b\n1,2\n3,the "new" one\n', 3, /Put the field into quotes/],
  ['text after a quote', 'a,b\n1,2\n3,"the"new\n', 3, /other than a comma/],
  ['UTF-16', Buffer.from('\uFEFFa,b\n1,2\n', 'utf16le'), 1, /UTF-16/],
  ['Windows-1252', Buffer.from('a,b\n1,2\n3,Ren\xe9e\n', 'latin1'), 3, /Windows-1252/],
])('says where %s breaks', async (_, content, line, message) => {
  const error: unknown = await read(content).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'BrokenFileError', line, message: expect.stringMatching(message) });
  expect(String(error)).not.toMatch(/new|mid|Ren|Balwin/);
});

it('reads what was written, wherever the blocks of the file end', async () => {
  const field = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !text.includes('\0'));
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(field, field), { minLength: 1, maxLength: 30 }), async (rows) => {
      const padding = 'x'.repeat(65_500);
      const written = [[padding, ''], ...rows];
      const records = await read(
        written
          .map((row) => row.map(cell).join(','))
          .concat('')
          .join('\n'),
      );
      expect(records.map(({ fields }) => fields)).toEqual(written);
    }),
    { numRuns: 10 },
  );
});
