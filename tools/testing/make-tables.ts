// Before the journeys: each of their servers gets a copy of the same tables, which takes a fraction of what migrating does.
import { templateOfTables } from '@lifedesk/api/testing/tables';

export default async function makeTables(): Promise<void> {
  const { TEST_DATABASE_URL: url } = process.env;
  if (url) process.env.LIFEDESK_TABLES = await templateOfTables(url);
}
