import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { freeBytes } from '../files/free-space.ts';
import { problem } from '../problem.ts';

/** Less than this, and the next uploads and documents fail. */
const LEAST_FREE_BYTES = 64 * 1024 ** 2;

/**
 * For load balancers: `/health/live` shows that the process responds; `/health/ready` and `/health` that it can serve
 * and will go on serving.
 */
export function addHealth(
  app: FastifyInstance,
  { db, config }: Pick<Deps, 'db' | 'config'>,
  leastFree = LEAST_FREE_BYTES,
): void {
  const ready = async () => {
    if (app.drain.isDraining) throw problem('unavailable');
    const free = await freeBytes(config);
    if (free !== null && free < leastFree) throw problem('unavailable', { cause: new Error('the disk is full') });
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
