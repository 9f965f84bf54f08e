import { connect } from '../platform/database/connect.ts';
import { migrate, readMigrations } from '../platform/database/migrate.ts';
import { installQueue } from '../platform/queue/queue.ts';
import { type Recipe, templateOf } from './server-database.ts';

/** Tables and queues without any customers. */
export const tables = (): Recipe => ({
  from: readMigrations(),
  async fill(db) {
    await migrate(db);
    await installQueue(db);
  },
});

/**
 * Creates the template on a server if it is missing.
 * @returns the database to copy
 */
export async function templateOfTables(url: string): Promise<string> {
  const admin = await connect({ url, poolSize: 1, timeoutMs: null });
  try {
    return await templateOf(admin, url, tables());
  } finally {
    await admin.destroy();
  }
}
