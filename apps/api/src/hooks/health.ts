import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { problem } from '../problem.ts';

/** For load balancers: `/health/live` says that the process answers, `/health/ready` that it can serve. */
export function addHealth(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async () => {
    try {
      await sql`select 1`.execute(db);
    } catch (cause) {
      throw problem('unavailable', { cause });
    }
    return { status: 'ok' };
  });
}
