import { afterAll, beforeAll, describe } from 'vitest';
import { type PostgresServer, postgresServer } from './postgres-server.ts';

/**
 * Runs the same tests on a PostgreSQL server and on the embedded engine. `url` is where the server is, null for the embedded
 * one; it is known once the tests run.
 */
export function onBothEngines(name: string, suite: (engine: { readonly url: string | null }) => void): void {
  describe(`${name}, on a PostgreSQL server`, () => {
    let server: PostgresServer | undefined;
    beforeAll(async () => {
      server = await postgresServer();
    });
    // Before the suite's own, since these run from the last to the first.
    afterAll(() => server?.stop());
    suite({
      get url() {
        return server?.url ?? null;
      },
    });
  });
  describe(`${name}, on the embedded engine`, () => suite({ url: null }));
}
