import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import { FILE_NAMES, type FileName } from './book-file.ts';

/** Where an import is. Once rows are being written, nothing is checked again. */
export type Step = 'read' | 'check' | 'write';

/** The SHA-256 of each file. */
export type Digests = Readonly<Record<FileName, string>>;

const SCHEMA = 'lifedesk_import';
export const working = (name: string) => sql.table(`${SCHEMA}.${name}`);

/**
 * The tables in which an import keeps what it has read, so that it goes on where it was ended. They exist only while
 * an import is under way. They are not logged: if the database itself crashes they are empty, and the import starts over.
 */
export async function openWorkingTables(db: Db, digests: Digests): Promise<Step> {
  const step = await findStep(db, digests);
  if (step) return step;
  await dropWorkingTables(db);
  await db.transaction().execute(async (transaction) => {
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    await run(`create schema ${SCHEMA}`);
    await run(`create unlogged table ${SCHEMA}.import (step text not null)`);
    await run(
      `create unlogged table ${SCHEMA}.file (name text primary key, digest text not null, read_to bigint not null default 0, rows bigint not null default 0, is_read boolean not null default false)`,
    );
    await run(
      `create unlogged table ${SCHEMA}.refusal (id bigint generated always as identity, file text not null, line bigint not null, field text, reason text not null, by_check boolean not null)`,
    );
    await run(`create index on ${SCHEMA}.refusal (file, line, id)`);
    await run(
      `create unlogged table ${SCHEMA}.chunk (id integer generated always as identity primary key, file text not null, from_line bigint not null, to_line bigint not null, is_done boolean not null default false)`,
    );
    for (const name of FILE_NAMES) {
      await run(
        `create unlogged table ${SCHEMA}.${name} (line bigint primary key, key text not null, parent text, content jsonb)`,
      );
      await run(
        `create view ${SCHEMA}.good_${name} as select * from ${SCHEMA}.${name} s where not exists (select from ${SCHEMA}.refusal r where r.file = '${name}' and r.line = s.line)`,
      );
      await sql`insert into ${working('file')} (name, digest) values (${name}, ${digests[name]})`.execute(transaction);
    }
    await sql`insert into ${working('import')} values ('read')`.execute(transaction);
  });
  return 'read';
}

/** The step of an earlier import of these files that was ended; null if there is none. */
async function findStep(db: Db, digests: Digests): Promise<Step | null> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass(${`${SCHEMA}.import`}) is not null as there`.execute(db);
  if (!found[0]?.there) return null;
  const { rows: files } = await sql<{ name: FileName; digest: string }>`
    select name, digest from ${working('file')}`.execute(db);
  if (files.length < FILE_NAMES.length || files.some(({ name, digest }) => digests[name] !== digest)) return null;
  const { rows } = await sql<{ step: Step }>`select step from ${working('import')}`.execute(db);
  return rows[0]?.step ?? null;
}

export async function setStep(db: Db, step: Step): Promise<void> {
  await sql`update ${working('import')} set step = ${step}`.execute(db);
}

export async function dropWorkingTables(db: Db): Promise<void> {
  await sql`drop schema if exists ${sql.id(SCHEMA)} cascade`.execute(db);
}

/** Ranges of lines that cover a file, each of at most this many lines. */
export async function lineRanges(db: Db, name: FileName, lines: number): Promise<(readonly [number, number])[]> {
  const { rows } = await sql<{ last: number | null }>`select max(line) as last from ${working(name)}`.execute(db);
  const count = Math.ceil(((rows[0]?.last ?? 0) + 1) / lines);
  return Array.from({ length: count }, (_, at) => [at * lines, (at + 1) * lines - 1] as const);
}
