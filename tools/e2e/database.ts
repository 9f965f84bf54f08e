import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A separate database on a server. */
export interface Database {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * Creates a database on a PostgreSQL server. The API's tests drop databases that were left behind a day later.
 * @param template the database to copy; without it the new one is empty
 */
export async function createDatabase(server: string, template = 'template1'): Promise<Database> {
  const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const name = `lifedesk_test_${day}_${randomUUID().replaceAll('-', '')}`;
  await ask(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => ask(server, `drop database if exists ${name} with (force)`) };
}

async function ask(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
