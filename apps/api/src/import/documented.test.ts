import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FILE_NAMES } from './book-file.ts';
import { BOOK_FILES } from './book-files.ts';
import { type Context, readField } from './columns.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/bring-your-book.md'), 'utf8');
const CONTEXT: Context = {
  plan: new Set(['MSS01']),
  policy_status: new Set(['1']),
  fund: new Set(['GRO']),
  today: '2026-11-29',
};

/** The columns of a file's table: name, whether it is required, and the example. */
function tableOf(file: string) {
  const [, after = ''] = page.split(`### ${file}.csv`);
  const [section = ''] = after.split(/\n##/, 1);
  return Array.from(section.matchAll(/^\| `(\w+)`( •)? \|.* \| `([^`]+)` \|$/gm), ([, name, required, example]) => ({
    name,
    isRequired: required !== undefined,
    example: example ?? '',
  }));
}

it.each(FILE_NAMES)('the page has every column of %s.csv, with an example that is right', (file) => {
  const { columns } = BOOK_FILES[file];
  const rows = tableOf(file);
  expect(rows.map(({ name, isRequired }) => [name, isRequired])).toEqual(
    columns.map(({ name, whenEmpty }) => [name, whenEmpty === undefined]),
  );
  for (const [at, column] of columns.entries())
    expect(readField(column, rows[at]?.example ?? '', CONTEXT)).toHaveProperty('value');
});
