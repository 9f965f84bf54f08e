/**
 * Prepares one statement on several connections, one after the other, if they prepare at all. Rejects with what the server says:
 * behind a pooler in transaction mode, one of them gets a connection to the server on which another has prepared it.
 */
export async function prepareOnEach(connectionString: string, count: number, prepare: boolean): Promise<void> {
  const { default: pg } = await import('pg');
  const statement = { text: 'select 1', ...(prepare ? { name: 'lifedesk_doctor' } : {}) };
  const clients = Array.from(
    { length: count },
    () => new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 30_000 }),
  );
  // one that breaks is reported by its next query
  for (const client of clients) client.on('error', () => {});
  try {
    for (const client of clients) {
      await client.connect();
      for (const text of ['begin', statement, statement, 'commit']) await client.query(text);
    }
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
