import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import type { BookFile, Content, Fault } from './book-file.ts';
import { type Context, readField, type Value, type Values } from './columns.ts';
import { ImportError } from './import-error.ts';
import { BrokenFileError, readRecords } from './read-csv.ts';
import { working } from './working-tables.ts';

/** Rows that are stored together. A larger number needs more memory and is not faster. */
const BATCH = 2_000;

interface StagedRow {
  readonly line: number;
  readonly key: string;
  readonly parent: string | null;
  readonly content: Content | null;
}
type Refusal = Fault & { readonly line: number };

/**
 * Reads a file into its working table, from the line where an earlier run ended, and records what is refused. Throws
 * `ImportError` if the file is broken or has other columns.
 */
export async function stageFile(db: Db, path: string, file: BookFile, context: Context): Promise<void> {
  const { rows } = await sql<{ read_to: number; is_read: boolean }>`
    select read_to, is_read from ${working('file')} where name = ${file.name}`.execute(db);
  const { read_to: readTo = 0, is_read: isRead = false } = rows[0] ?? {};
  if (isRead) return;
  let batch = newBatch(file, db);
  try {
    let readRow: ReturnType<typeof rowReader> | null = null;
    for await (const { line, fields } of readRecords(path)) {
      if (!readRow) readRow = rowReader(file, fields, context);
      else if (line > readTo) {
        batch.add(line, readRow(line, fields));
        if (batch.size === BATCH) {
          await batch.store();
          batch = newBatch(file, db);
        }
      }
    }
    if (!readRow) throw new ImportError(`${file.name}.csv is empty. It needs a line with the names of its columns.`);
  } catch (error) {
    throw error instanceof BrokenFileError
      ? new ImportError(`${file.name}.csv line ${error.line}: ${error.message}`)
      : error;
  }
  await batch.store(true);
}

interface Row {
  readonly staged: StagedRow | null;
  readonly refusals: readonly Refusal[];
}

/** Checks the names of the columns, and returns what reads a row with them. */
function rowReader(file: BookFile, header: readonly string[], context: Context) {
  const names = header.map((name) => name.trim());
  assertColumns(file, names);
  const columns = file.columns.map((column) => ({ column, at: names.indexOf(column.name) }));
  return (line: number, fields: readonly string[]): Row => {
    if (fields.length !== names.length) {
      const reason = `The line has ${fields.length} fields and the first line has ${names.length}. A field with a comma needs quotes.`;
      return { staged: null, refusals: [{ line, column: null, reason }] };
    }
    const values: Record<string, Value> = {};
    const faults: Fault[] = [];
    for (const { column, at } of columns) {
      const reading = readField(column, at < 0 ? '' : (fields[at] ?? ''), context);
      if ('value' in reading) values[column.name] = reading.value;
      else faults.push({ column: column.name, reason: reading.problem });
    }
    if (faults.length === 0) faults.push(...file.check(values));
    const content = faults.length === 0 ? file.content(values) : null;
    return { staged: stagedRow(file, line, values, content), refusals: faults.map((fault) => ({ ...fault, line })) };
  };
}

/** A refused row is stored too if it can be named, so that others can refer to it. */
function stagedRow(file: BookFile, line: number, values: Values, content: Content | null): StagedRow | null {
  const key = file.key.map((column) => values[column]);
  if (key.includes(undefined)) return null;
  const parent = file.parent === null ? null : (values[file.parent] ?? null);
  return { line, key: key.join(' '), parent: parent === null ? null : String(parent), content };
}

function assertColumns(file: BookFile, names: readonly string[]): void {
  const known = file.columns.map(({ name }) => name);
  const problems = [
    ...file.columns
      .filter(({ name, whenEmpty }) => whenEmpty === undefined && !names.includes(name))
      .map(({ name }) => `the column ${name} is missing: add it`),
    ...names.flatMap((name, at) =>
      known.includes(name) ? [] : [`column ${at + 1} is not one of this file: remove or rename it`],
    ),
    ...names.flatMap((name, at) => (names.indexOf(name) < at ? [`column ${at + 1} repeats an earlier one`] : [])),
  ];
  if (problems.length > 0)
    throw new ImportError(
      [
        `${file.name}.csv line 1 must name its columns, separated by commas: ${known.join(',')}`,
        ...problems.map((problem) => `  - ${problem}`),
      ].join('\n'),
    );
}

/** Rows on their way to the database, with the line up to which the file is then read. */
function newBatch(file: BookFile, db: Db) {
  const staged: StagedRow[] = [];
  const refusals: Refusal[] = [];
  let lastLine = 0;
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(line: number, row: Row): void {
      lastLine = line;
      size += 1;
      if (row.staged) staged.push(row.staged);
      refusals.push(...row.refusals);
    },
    async store(isLast = false): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await sql`insert into ${working(file.name)} (line, key, parent, content)
          select line, key, parent, content from jsonb_to_recordset(${JSON.stringify(staged)}::jsonb)
            as r(line bigint, key text, parent text, content jsonb)`.execute(transaction);
        await sql`insert into ${working('refusal')} (file, line, field, reason, by_check)
          select ${file.name}, line, "column", reason, false from jsonb_to_recordset(${JSON.stringify(refusals)}::jsonb)
            as r(line bigint, "column" text, reason text)`.execute(transaction);
        await sql`update ${working('file')} set read_to = greatest(read_to, ${lastLine}), rows = rows + ${size}, is_read = ${isLast}
          where name = ${file.name}`.execute(transaction);
      });
    },
  };
}
