import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresServer, postgresServer } from '../../src/testing/postgres-server.ts';
import { type Nodes, startTwoNodes } from '../../src/testing/two-nodes.ts';

let server: PostgresServer;
let nodes: Nodes;
beforeAll(async () => {
  server = await postgresServer();
  nodes = await startTwoNodes({ url: server.url });
});
afterAll(async () => {
  await nodes.close();
  await server.stop();
});

it('starts over when it deadlocks with a request in progress', async () => {
  const [node, other] = nodes.nodes;
  const holder = await other.deps.db.startTransaction().execute();
  // The reset waits for the last table while this transaction waits for one that the reset has locked.
  await sql`lock table service_request in row exclusive mode`.execute(holder);
  const reset = node.app.inject({ method: 'POST', url: '/sandbox/reset', payload: {} });
  await expect.poll(() => waitingFor(other.deps.db, 'service_request'), { timeout: 60_000 }).toBe(true);
  await sql`lock table customer in row exclusive mode`.execute(holder);
  await holder.commit().execute();
  expect((await reset).statusCode).toBe(204);
  const people = await node.app.inject({ url: '/sandbox/people' });
  expect(people.json()).toHaveLength(14);
});

async function waitingFor(db: Nodes['nodes'][number]['deps']['db'], table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks
    where not granted and relation = ${table}::regclass and mode = 'AccessExclusiveLock'`.execute(db);
  return rows.length > 0;
}
