import type { Config } from './config.ts';
import { connect, type Db } from './platform/database/connect.ts';
import { migrate, missingMigrations } from './platform/database/migrate.ts';
import { installQueue, missingQueues } from './platform/queue/queue.ts';

/** The database is older than the program. */
export class MigrationsMissingError extends Error {
  override readonly name = 'MigrationsMissingError';
}

/**
 * Brings a database up to date and returns the migrations that were applied. Uses its own connection to a server, because
 * building an index on a large table takes longer than the timeout of calls.
 */
export async function migrateDatabase(database: Config['database']): Promise<string[]> {
  const patient = await connect({ ...database, poolSize: 1, timeoutMs: null });
  try {
    return await bringUpToDate(patient);
  } finally {
    await patient.destroy();
  }
}

export async function bringUpToDate(db: Db): Promise<string[]> {
  const applied = await migrate(db);
  await installQueue(db);
  return applied;
}

/** Throws `MigrationsMissingError` on a database that this program cannot work with. */
export async function assertUpToDate(db: Db): Promise<void> {
  const fault = await migrationFault(db);
  if (fault) throw new MigrationsMissingError(fault);
}

/** What the database lacks, in one sentence; null if it lacks nothing. */
export async function migrationFault(db: Db): Promise<string | null> {
  const migrations = await missingMigrations(db);
  if (migrations.length > 0)
    return `The database lacks ${migrations.length} migrations of this release, from ${migrations[0]}: run node lifedesk.mjs migrate`;
  const queues = await missingQueues(db);
  return queues.length > 0
    ? `The database lacks queues of this release (${queues.join(', ')}): run node lifedesk.mjs migrate`
    : null;
}
