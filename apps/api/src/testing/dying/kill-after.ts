import type { KyselyPlugin } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** The same database for a process that is killed once it has run more than this many statements. */
export function killAfter(db: Db, most: number): Db {
  let statements = 0;
  const killer: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements += 1;
      if (statements > most) {
        process.kill(process.pid, 'SIGKILL');
        await new Promise(() => {});
      }
      return result;
    },
  };
  return db.withPlugin(killer);
}
