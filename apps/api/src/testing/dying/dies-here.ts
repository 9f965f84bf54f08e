import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, sql } from 'kysely';
import { connect, type Db, type DbOptions } from '../../platform/database/connect.ts';
import { withApplicationName } from './connections-end.ts';

/** How long the server may take to close a connection, in milliseconds. */
const GONE_MS = 60_000;

/**
 * Runs the work of a node whose connections break after this many statements, and which then never continues. To the
 * database and other nodes that looks like a killed process, but it is instant, so the node can die at each statement.
 * Only a real process shows what is kept outside the database (`dies`).
 * @param admin a connection to the same server
 * @returns whether it died before it finished
 */
export async function diesHere(
  database: DbOptions & { url: string },
  admin: Db,
  statements: number,
  work: (db: Db) => Promise<unknown>,
): Promise<boolean> {
  const name = `dies-${randomUUID()}`;
  const db = await connect({ ...database, url: withApplicationName(database.url, name) });
  const died = await new Promise<boolean>((resolve, reject) => {
    // what is left of a dead node fails later, when its connections are gone; that is ignored
    work(db.withPlugin(dieAfter(statements, () => resolve(true)))).then(() => resolve(false), reject);
  });
  if (died) {
    // terminated and gone: the server still finishes the dead node's current statement
    await sql`select pg_terminate_backend(pid, ${GONE_MS}) from pg_stat_activity where application_name = ${name}`.execute(
      admin,
    );
    // ends once the hanging statements are collected; nothing waits for it
    void db.destroy();
  } else await db.destroy();
  return died;
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
  const db = await connect(database);
  const looking: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      seen.push(await look());
      return result;
    },
  };
  await work(db.withPlugin(looking));
  await db.destroy();
  return seen;
}

/** Allows this many statements; the next and all later ones never get an answer. */
function dieAfter(most: number, die: () => void): KyselyPlugin {
  let statements = 0;
  return {
    transformQuery({ node }) {
      if (statements > most) throw new Error('this node is dead');
      return node;
    },
    async transformResult({ result }) {
      statements += 1;
      if (statements <= most) return result;
      die();
      return new Promise(() => {});
    },
  };
}
