import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, sql } from 'kysely';
import { connect, type Db, type DbOptions } from '../../platform/database/connect.ts';
import { connectionsEnd, named } from './connections-end.ts';

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
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.execute(admin);
    // ends once the statements that hang are collected: nothing waits for it
    void db.destroy();
  } else await db.destroy();
  await connectionsEnd(admin, name);
  return died;
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
