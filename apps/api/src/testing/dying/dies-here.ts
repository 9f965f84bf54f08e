import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, sql } from 'kysely';
import { connect, type Db, type DbOptions } from '../../platform/database/connect.ts';
import { named } from './connections-end.ts';

/** The server has let go of a connection within so many milliseconds. */
const GONE_MS = 60_000;

/**
 * Does the work of a node whose connections break after so many statements, and which then never goes on: to the database and to
 * other nodes the same as a killed process, but in a moment, so that it may die at each statement. What a process keeps outside of
 * the database only a real one shows (`dies`).
 * @param admin a connection to the same server
 * @returns whether it died before it was done
 */
export async function diesHere(
  database: DbOptions & { url: string },
  admin: Db,
  statements: number,
  work: (db: Db) => Promise<unknown>,
): Promise<boolean> {
  const name = `dies-${randomUUID()}`;
  const db = await connect({ ...database, url: named(database.url, name) });
  const died = await new Promise<boolean>((resolve, reject) => {
    // what is left of a dead node fails later, when its connections are gone; that is ignored
    work(db.withPlugin(dieAfter(statements, () => resolve(true)))).then(() => resolve(false), reject);
  });
  if (died) {
    // ended and gone: the server goes on with the statement in its hand after the node is dead
    await sql`select pg_terminate_backend(pid, ${GONE_MS}) from pg_stat_activity where application_name = ${name}`.execute(
      admin,
    );
    // ends once the statements that hang are collected: nothing waits for it
    void db.destroy();
  } else await db.destroy();
  return died;
}

/**
 * Does the work of a node to its end, and looks past it after each of its statements. What others see then is what would be there
 * if it died then: the server takes back whatever is not committed. So one run shows each death of a transaction.
 * @returns what was seen, statement by statement; a place in it is the number of statements for `diesHere`
 */
export async function seenAtEach<Seen>(
  database: DbOptions & { url: string },
  work: (db: Db) => Promise<unknown>,
  look: () => Promise<Seen>,
): Promise<Seen[]> {
  const seen: Seen[] = [];
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

/** Lets so many statements through; the answer to the next, and to all that follow, never comes. */
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
