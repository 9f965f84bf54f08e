import { afterAll, beforeAll, describe } from 'vitest';
import { type PostgresServer, postgresServer } from './postgres-server.ts';

/**
 * Runs the same tests on a PostgreSQL server and on the embedded engine. `url` is the server's, null for the embedded
 * engine; it is known once the tests run.
 */
export function onBothEngines(name: string, suite: (engine: { readonly url: string | null }) => void): void {
  describe(`${name}, on a PostgreSQL server`, () => {
    let server: PostgresServer | undefined;
    beforeAll(async () => {
      server = await postgresServer();
    });
    // Registered before the suite's own hooks, because they run in reverse order.
    afterAll(() => server?.stop());
    suite({
      get url() {
        return server?.url ?? null;
      },
    });
  });
  describe(`${name}, on the embedded engine`, () => suite({ url: null }));
}
