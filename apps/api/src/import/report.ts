import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import { FILE_NAMES, type FileName } from './book-file.ts';
import { working } from './working-tables.ts';

/** How many refused rows are fetched at once. */
const PAGE = 1_000;

interface RefusalRow {
  readonly id: number;
  readonly line: number;
  readonly field: string | null;
  readonly reason: string;
}

/** Prints every refused row: file, line, column and what to do. Returns whether there are any. */
export async function printRefusals(db: Db, print: (line: string) => void): Promise<boolean> {
  let hasAny = false;
  for (const file of FILE_NAMES)
    for (let page = await findRefusals(db, file, 0, 0); ; ) {
      for (const { line, field, reason } of page)
        print(`${file}.csv line ${line}${field === null ? '' : `, ${field}`}: ${reason}`);
      const last = page.at(-1);
      if (!last) break;
      hasAny = true;
      page = await findRefusals(db, file, last.line, last.id);
    }
  return hasAny;
}

/** The next refusals of a file after one. */
async function findRefusals(db: Db, file: FileName, line: number, id: number): Promise<RefusalRow[]> {
  const { rows } = await sql<RefusalRow>`select id, line, field, reason from ${working('refusal')}
    where file = ${file} and (line, id) > (${line}, ${id}) order by line, id limit ${PAGE}`.execute(db);
  return rows;
}

/** How a row of each file is found in the database, where `s` is the row. */
const FOUND: Readonly<Record<FileName, ReturnType<typeof sql>>> = {
  customers: sql`select from customer t where t.client_id = s.key`,
  policies: sql`select from policy t where t.policy_no = s.key`,
  dues: sql`select from policy t where t.policy_no = s.key and t.due_date is not null`,
  nominees: sql`select from policy_nominee t where t.policy_no = s.parent and t.policy_no || ' ' || t.client_id = s.key`,
  holdings: sql`select from fund_holding t where t.policy_no = s.parent and t.policy_no || ' ' || t.fund_code = s.key`,
  requests: sql`select from service_request t where t.ticket = s.key`,
};

/** How many rows of a file there are. */
export interface Counts {
  readonly file: FileName;
  readonly all: number;
  readonly refused: number;
  /** The database has them already, with the same values. */
  readonly found: number;
  readonly toWrite: number;
}

/** Prints for each file how many rows there are, and how many are refused, in the database and to be written. */
export async function printCounts(db: Db, print: (line: string) => void): Promise<Counts[]> {
  print(tableLine(['', 'rows', 'refused', 'in the database', 'to write']));
  const counts: Counts[] = [];
  for (const file of FILE_NAMES) {
    const { rows } = await sql<Omit<Counts, 'file' | 'toWrite'> & { good: number }>`
      select (select rows from ${working('file')} where name = ${file}) as "all",
        (select count(distinct line) from ${working('refusal')} where file = ${file}) as refused,
        (select count(*) from ${working(`good_${file}`)}) as good,
        (select count(*) from ${working(`good_${file}`)} s where exists (${FOUND[file]})) as found`.execute(db);
    for (const { all, refused, good, found } of rows) {
      const toWrite = good - found;
      print(tableLine([`${file}.csv`, all, refused, found, toWrite].map(String)));
      counts.push({ file, all, refused, found, toWrite });
    }
  }
  return counts;
}

/** Prints what an import of these files would do. */
export function printPlan(counts: readonly Counts[], skipsRefused: boolean, print: (line: string) => void): void {
  const hasRefusals = counts.some(({ refused }) => refused > 0);
  if (hasRefusals && !skipsRefused) print('The import would write nothing. With --skip-refused it would do this:');
  else print('The import would do this:');
  for (const { file, refused, found, toWrite } of counts)
    print(
      `  ${file}.csv: import ${toWrite}, skip ${refused}${found > 0 ? `, leave ${found} that the database has` : ''}`,
    );
}

const WIDTHS = [16, 12, 12, 18, 12];
const tableLine = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(WIDTHS[at] ?? 0))).join('');
