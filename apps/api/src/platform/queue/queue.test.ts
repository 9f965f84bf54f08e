import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { onBothEngines } from '../../testing/engines.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Db } from '../database/connect.ts';
import { installQueue, pace, type Queue, queueOf } from './queue.ts';

const BATCH = 20;

onBothEngines('the queue', (engine) => {
  let database: TestDatabase;
  let second: Db;
  let here: Queue;
  let there: Queue;
  let schema: string;
  beforeAll(async () => {
    database = await openTestDatabase(new Date('2026-11-21T04:30:00.000Z'), false, engine.url);
    second = database.another ? await database.another() : database.db;
    await installQueue(database.db);
    here = await queueOf(database.db);
    there = await queueOf(second);
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database.db);
    schema = rows[0]?.name === 'public' ? 'lifedesk_queue' : `${rows[0]?.name}_queue`;
  });
  beforeEach(async () => {
    await sql`delete from ${sql.table(`${schema}.job`)}`.execute(database.db);
  });
  afterAll(async () => {
    if (second !== database.db) await second.destroy();
    await database.close();
  });

  const fill = async (count: number) => {
    for (let n = 0; n < count; n++)
      await database.db.transaction().execute((t) => here.send(t, 'send-message', { messageId: String(n) }));
  };
  const worker = () => {
    const seen: string[] = [];
    let running = 0;
    let most = 0;
    const work = async ({ messageId }: { messageId: string }) => {
      most = Math.max(most, ++running);
      seen.push(messageId);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
    };
    return { seen, work, most: () => most };
  };

  it('is processed in one round, with a batch in parallel', async () => {
    await fill(2 * BATCH + 5);
    const { seen, work, most } = worker();
    expect(await here.work('send-message', work)).toEqual([]);
    expect(new Set(seen).size).toBe(2 * BATCH + 5);
    expect(seen).toHaveLength(2 * BATCH + 5);
    expect(most()).toBe(BATCH);
  });

  it('is looked at in every round for a while after this node queued something, and otherwise in every fifteenth', async () => {
    const isDue = pace(database.db);
    const dueOf = (rounds: number) => Array.from({ length: rounds }, isDue).filter(Boolean).length;
    expect(dueOf(30)).toBe(30);
    expect(dueOf(150)).toBe(10);
    await fill(1);
    expect(dueOf(30)).toBe(30);
    expect(dueOf(150)).toBe(10);
  });

  it('gives each job to only one of two nodes that ask at once', async () => {
    await fill(3 * BATCH);
    const [a, b] = [worker(), worker()];
    await Promise.all([here.work('send-message', a.work), there.work('send-message', b.work)]);
    expect([...a.seen, ...b.seen].map(Number).sort((x, y) => x - y)).toEqual(
      Array.from({ length: 3 * BATCH }, (_, n) => n),
    );
  });

  it('starts no further batch once the process is stopping', async () => {
    await fill(2 * BATCH);
    const { seen, work } = worker();
    await here.work('send-message', work, { signal: AbortSignal.abort() });
    expect(seen).toHaveLength(BATCH);
  });

  it('touches a long job, so that no other node does it too', async () => {
    await fill(1);
    const lastTouch = async () => {
      const { rows } = await sql<{ at: Date }>`select heartbeat_on as at from ${sql.table(`${schema}.job`)}`.execute(
        database.db,
      );
      return rows[0]?.at?.getTime() ?? 0;
    };
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const done = here.work('send-message', () => slow, { touchMs: 10 });
    await vi.waitFor(async () => expect(await lastTouch()).toBeGreaterThan(0), 60_000);
    const first = await lastTouch();
    await vi.waitFor(async () => expect(await lastTouch()).toBeGreaterThan(first), 60_000);
    finish();
    expect(await done).toEqual([]);
  });

  it('gives the jobs of a dead node to another, and leaves those of a live one', async () => {
    await fill(2);
    const started: string[] = [];
    void here.work('send-message', async ({ messageId }) => {
      started.push(messageId);
      await new Promise(() => {}); // this node never gets further
    });
    await vi.waitFor(() => expect(started).toHaveLength(2), 60_000);
    await sql`update ${sql.table(`${schema}.job`)} set heartbeat_on = now() - interval '3 minutes'
      where data->>'messageId' = '0'`.execute(database.db);
    await there.tidy();
    const { rows } = await sql<{ id: string; state: string }>`
      select data->>'messageId' as id, state::text from ${sql.table(`${schema}.job`)} order by 1`.execute(database.db);
    expect(rows).toEqual([
      { id: '0', state: 'retry' },
      { id: '1', state: 'active' },
    ]);
  });

  it('retries failures, and returns the errors', async () => {
    await fill(2);
    const failure = new Error('the provider is down');
    const failures = await here.work('send-message', async ({ messageId }) => {
      if (messageId === '1') throw failure;
    });
    expect(failures).toEqual([failure]);
    const { rows } = await sql<{
      state: string;
    }>`select state::text from ${sql.table(`${schema}.job`)} order by 1`.execute(database.db);
    expect(rows.map(({ state }) => state)).toEqual(['completed', 'retry']);
  });
});
