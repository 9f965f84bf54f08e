import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { createTable } from '../parties/create-table.ts';

const DAY_MS = 86_400_000;
/** How long a space stays open without being used, in milliseconds. */
const UNUSED_MS = 7 * DAY_MS;
/** How exact the time of the last use is, in milliseconds: not every call writes it. */
const USE_STEP_MS = 60_000;

/** 12 random bytes. Keys name schemas and folders, so nothing else may. */
const KEY = /^[0-9a-f]{24}$/;

/** The keys of all open spaces, in a table that every node reads. */
export interface SpaceRegister {
  /** @returns a new key, or null if as many spaces are open as there may be */
  add(now: Date): Promise<string | null>;
  /** Whether the space is open. Notes that it is in use. */
  use(key: string, now: Date): Promise<boolean>;
  /** The keys of all open spaces. */
  keys(): Promise<ReadonlySet<string>>;
  /** @returns whether the space was open */
  remove(key: string): Promise<boolean>;
  /** Removes the spaces that were not used for seven days. @returns their keys */
  removeUnused(now: Date): Promise<readonly string[]>;
}

/** @param limit how many spaces may be open */
export async function spaceRegister<Tables>(db: Kysely<Tables>, limit: number): Promise<SpaceRegister> {
  await createTable(
    db,
    sql`create table if not exists sandbox_space (key text primary key, used_at timestamptz not null)`,
  );
  return {
    add: (now) =>
      db.transaction().execute(async (transaction) => {
        await sql`lock table sandbox_space in exclusive mode`.execute(transaction);
        const { rows } = await sql<{ key: string }>`insert into sandbox_space (key, used_at)
          select ${randomBytes(12).toString('hex')}, ${now} where (select count(*) from sandbox_space) < ${limit}
          returning key`.execute(transaction);
        return rows[0]?.key ?? null;
      }),
    async use(key, now) {
      if (!KEY.test(key)) return false;
      const { rows } = await sql<{ used_at: Date }>`select used_at from sandbox_space where key = ${key}`.execute(db);
      const [space] = rows;
      if (space && space.used_at.getTime() + USE_STEP_MS < now.getTime())
        await sql`update sandbox_space set used_at = ${now} where key = ${key}`.execute(db);
      return space !== undefined;
    },
    async keys() {
      const { rows } = await sql<{ key: string }>`select key from sandbox_space`.execute(db);
      return new Set(rows.map(({ key }) => key));
    },
    async remove(key) {
      if (!KEY.test(key)) return false;
      const { rows } = await sql`delete from sandbox_space where key = ${key} returning key`.execute(db);
      return rows.length > 0;
    },
    async removeUnused(now) {
      const { rows } = await sql<{ key: string }>`delete from sandbox_space
        where used_at < ${new Date(now.getTime() - UNUSED_MS)} returning key`.execute(db);
      return rows.map(({ key }) => key);
    },
  };
}
