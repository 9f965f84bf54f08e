import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { problem } from '../problem.ts';

/**
 * For load balancers: `/health/live` shows that the process responds; `/health/ready` and `/health` that it can serve
 * and will go on serving.
 */
export function addHealth(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  const ready = async () => {
    if (app.drain.isDraining) throw problem('unavailable');
    try {
      await sql`select 1`.execute(db);
    } catch (cause) {
      throw problem('unavailable', { cause });
    }
    return { status: 'ok' };
  };
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', ready);
  app.get('/health', ready);
}
