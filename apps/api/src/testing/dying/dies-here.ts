import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Around } from '../../platform/database/around-statements.ts';
import { connect, type Db, type DbOptions } from '../../platform/database/connect.ts';
import { withApplicationName } from './connections-end.ts';

/** How long the server may take to close a connection, in milliseconds. */
const GONE_MS = 60_000;

const BEGINS = /^\s*(?:begin|start transaction)\b/i;
const ENDS = /^\s*(?:commit|rollback)\b(?!\s+to\b)/i;
/** Statements that are not counted, because they change nothing themselves. */
const CONTROL = /^\s*(?:begin|start transaction|commit|rollback|savepoint|release)\b/i;
const READS = /^\s*select\b(?!.*\bfor\s+(?:no key )?update\b)/is;

export interface Life {
  /** Whether it died before it finished. */
  readonly died: boolean;
  /** After how many statements a death would have left something else behind than an earlier one. */
  readonly turns: readonly number[];
}

/**
 * Runs the work of a node whose connections break after this many statements, and which then never continues. To the
 * database and other nodes that looks like a killed process, but it is instant, so the node can die at each statement.
 * Only a real process shows what is kept outside the database (`dies`).
 * @param admin a connection to the same server
 * @param statements infinity if it does not die
 */
export async function diesHere(
  database: DbOptions & { url: string },
  admin: Db,
  statements: number,
  work: (db: Db) => Promise<unknown>,
): Promise<Life> {
  const name = `dies-${randomUUID()}`;
  const { around, turns, death } = countDown(statements);
  const db = await connect({ ...database, url: withApplicationName(database.url, name), around });
  const died = await new Promise<boolean>((resolve, reject) => {
    void death.then(() => resolve(true));
    // what is left of a dead node fails later, when its connections are gone; that is ignored
    work(db).then(() => resolve(false), reject);
  });
  if (died) {
    // terminated and gone: the server still finishes the dead node's current statement
    await sql`select pg_terminate_backend(pid, ${GONE_MS}) from pg_stat_activity where application_name = ${name}`.execute(
      admin,
    );
    // ends once the hanging statements are collected; nothing waits for it
    void db.destroy();
  } else await db.destroy();
  return { died, turns: turns() };
}

/**
 * Runs the work of a node to its end, and looks at the database from outside after each statement. That is what would
 * remain if the node died then, because the server rolls back what is not committed. So one run shows every death of a
 * transaction.
 * @returns what was seen after each statement; the index is the number of statements for `diesHere`
 */
export async function seenAtEach<View>(
  database: DbOptions & { url: string },
  work: (db: Db) => Promise<unknown>,
  look: () => Promise<View>,
): Promise<View[]> {
  const seen: View[] = [];
  const around: Around = async (statement, run) => {
    const result = await run();
    if (!CONTROL.test(statement)) seen.push(await look());
    return result;
  };
  const db = await connect({ ...database, around });
  await work(db);
  await db.destroy();
  return seen;
}

/** Lets this many statements get an answer; the next is executed without one, and no later one is. */
function countDown(most: number): { around: Around; turns: () => number[]; death: Promise<void> } {
  let die = () => {};
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });
  const forever = () => new Promise<never>(() => {});
  const turns = new Set<number>();
  /** The last statement of each connection that has an open transaction. */
  const inTransaction = new Map<number, number>();
  let statements = 0;
  /** The last statement, if it was outside transactions and only read. */
  let lastRead: number | null = null;
  const around: Around = async (statement, run, connection) => {
    if (statements > most) return forever();
    if (ENDS.test(statement)) {
      turns.add(inTransaction.get(connection) ?? 0);
      inTransaction.delete(connection);
    }
    const result = await run();
    if (BEGINS.test(statement)) inTransaction.set(connection, statements);
    if (CONTROL.test(statement)) return result;
    const at = statements;
    statements += 1;
    if (inTransaction.has(connection)) inTransaction.set(connection, at);
    else {
      // of several that only read, the last stands for all
      if (lastRead !== null && READS.test(statement)) turns.delete(lastRead);
      turns.add(at);
    }
    lastRead = !inTransaction.has(connection) && READS.test(statement) ? at : null;
    if (statements <= most) return result;
    die();
    return forever();
  };
  return { around, turns: () => [...turns].sort((one, other) => one - other), death };
}
