// Runs before the journeys. Each of their servers copies one migrated database, which is much faster than migrating its own.
import { templateOfTables } from '@lifedesk/api/testing/tables';

export default async function makeTables(): Promise<void> {
  const { TEST_DATABASE_URL: url } = process.env;
  if (url) process.env.LIFEDESK_TABLES = await templateOfTables(url);
}
