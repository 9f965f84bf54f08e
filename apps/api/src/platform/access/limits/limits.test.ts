import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onBothEngines } from '../../../testing/engines.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { Db } from '../../database/connect.ts';
import { createSecrets } from '../../secrets.ts';
import { type CallBudget, createCallBudget } from './call-budget.ts';
import { LIMITS } from './limit-table.ts';
import { createLimits, type Limit, type Limits, purgeLimits, type Reservation } from './limits.ts';

const MINUTE = 60_000;
const BEGIN = new Date('2026-11-21T04:30:00.000Z');
const THREE: Limit = { name: 'three', most: 3, windowMs: 10 * MINUTE };
const LOCK: Limit = { name: 'lock', most: 3, windowMs: 10 * MINUTE, lockMs: 30 * MINUTE };

let now = BEGIN;
const clock = { now: () => now };
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const secrets = createSecrets('a secret for the tests of limits');

onBothEngines('limits', (engine) => {
  let database: TestDatabase;
  let second: Db;
  let here: Limits;
  let there: Limits;
  beforeAll(async () => {
    database = await openTestDatabase(BEGIN, false, engine.url);
    // The embedded engine has one connection, which both nodes then share.
    second = database.another ? await database.another() : database.db;
    here = createLimits({ db: database.db, clock, secrets });
    there = createLimits({ db: second, clock, secrets });
  });
  beforeEach(async () => {
    now = BEGIN;
    await database.db.deleteFrom('limit_counter').execute();
  });
  afterAll(async () => {
    if (second !== database.db) await second.destroy();
    await database.close();
  });

  /** Makes this many reservations at once, half of them on each node. */
  const reserve = (times: number, limit: Limit, subject = 'asha'): Promise<Reservation[]> =>
    Promise.all(Array.from({ length: times }, (_, n) => (n % 2 ? here : there).reserve(limit, subject)));
  const take = async (times: number, limit: Limit): Promise<void> => {
    for (let n = 0; n < times; n++) expect((await here.reserve(limit, 'asha')).allowed).toBe(true);
  };

  it.each([
    ['one of them accepts the next secret', ['old'], ['old', 'next']],
    ['one of them uses the next secret', ['old', 'next'], ['next', 'old']],
    ['one of them no longer accepts the old secret', ['next', 'old'], ['next']],
  ])('is no higher on two nodes while %s', async (_, first, second) => {
    const on = ([newest = '', ...previous]: string[]) =>
      createLimits({ db: database.db, clock, secrets: createSecrets(newest, previous) });
    const limit = { name: 'tries', most: 5, windowMs: MINUTE, lockMs: MINUTE };
    const [here, there] = [on(first), on(second)];
    const all = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? here : there).reserve(limit, 'asha')));
    const allowed = all.filter((reservation) => reservation.allowed);
    expect(allowed).toHaveLength(5);
    for (const node of [here, there]) expect(await node.retryAfter(limit, 'asha')).toBe(60);
    await here.release(allowed[0] as Reservation);
    expect((await there.reserve(limit, 'asha')).allowed).toBe(true);
    await there.clear(limit, 'asha');
    expect((await here.reserve(limit, 'asha')).remaining).toBe(4);
  });

  describe('with 60 reservations too many at once on two nodes', () => {
    const configured = [
      { name: 'address-failures', most: 200, windowMs: 30 * MINUTE, lockMs: 30 * MINUTE },
      { name: 'address-sends', most: 300, windowMs: 30 * MINUTE },
    ];
    it.each<Limit>([...Object.values(LIMITS), ...configured])('$name refuses exactly those', async (limit) => {
      const { most, windowMs, lockMs = windowMs } = limit;
      const all = await reserve(most + 60, limit);
      const allowed = all.filter((r) => r.allowed);
      expect(allowed.map((r) => r.remaining).sort((a, b) => a - b)).toEqual(Array.from({ length: most }, (_, n) => n));
      for (const refused of all.filter((r) => !r.allowed))
        expect(refused).toMatchObject({ remaining: 0, retryAfter: lockMs / 1000 });
      pass(lockMs - 1);
      expect((await there.reserve(limit, 'asha')).allowed).toBe(false);
      pass(1);
      expect((await there.reserve(limit, 'asha')).allowed).toBe(true);
      expect((await here.reserve(limit, 'rajesh')).allowed).toBe(true);
    });
  });

  it('slide: each reservation counts for the length of the window', async () => {
    await take(1, THREE);
    pass(4 * MINUTE);
    await take(2, THREE);
    expect(await here.reserve(THREE, 'asha')).toMatchObject({ allowed: false, retryAfter: 6 * 60 });
    pass(6 * MINUTE);
    await take(1, THREE);
    expect(await there.retryAfter(THREE, 'asha')).toBe(4 * 60);
  });

  it('with a lock refuse until it ends, though the first reservations are out of the window', async () => {
    await take(2, LOCK);
    pass(9 * MINUTE);
    expect(await here.reserve(LOCK, 'asha')).toMatchObject({ allowed: true, remaining: 0, retryAfter: 30 * 60 });
    pass(29 * MINUTE);
    expect(await there.reserve(LOCK, 'asha')).toMatchObject({ allowed: false, retryAfter: 60 });
    pass(MINUTE);
    await take(3, LOCK);
  });

  it('release exactly one, and open a lock that it completed', async () => {
    const [first, ...others] = await reserve(3, LOCK);
    if (!first) throw new Error('nothing was reserved');
    expect(await there.retryAfter(LOCK, 'asha')).toBe(30 * 60);
    await there.release(first);
    expect(await there.retryAfter(LOCK, 'asha')).toBe(0);
    expect((await reserve(20, LOCK)).filter((r) => r.allowed)).toHaveLength(1);
    await Promise.all(others.map((r) => here.release(r)));
    expect((await reserve(20, LOCK)).filter((r) => r.allowed)).toHaveLength(2);
  });

  it('release 60 simultaneous reservations, whatever was refused', async () => {
    const all = await reserve(60, { ...THREE, most: 40 });
    await Promise.all(all.map((r, n) => (n % 2 ? here : there).release(r)));
    expect((await reserve(60, { ...THREE, most: 40 })).filter((r) => r.allowed)).toHaveLength(40);
  });

  it('taken together succeed or fail together', async () => {
    await take(3, THREE);
    const refused = await there.reserveAll([
      [LOCK, 'asha'],
      [THREE, 'asha'],
    ]);
    expect(refused).toMatchObject({ allowed: false, refusal: { retryAfter: 10 * 60 } });
    await take(3, LOCK);
  });

  it('throw a problem with the time to wait, and can be cleared', async () => {
    const giveBack = await here.reserveOrThrow({ ...THREE, most: 1 }, 'asha');
    const refused = { code: 'rate-limited', options: { retryAfter: 600 } };
    await expect(there.reserveOrThrow({ ...THREE, most: 1 }, 'asha')).rejects.toMatchObject(refused);
    await giveBack();
    await there.reserveOrThrow({ ...THREE, most: 1 }, 'asha');
    await here.clear(THREE, 'asha');
    await there.reserveOrThrow({ ...THREE, most: 1 }, 'asha');
  });

  it('store no subject in plain text, and delete expired counts', async () => {
    await here.reserve(LIMITS.sendsToNewContact, '+919812300045');
    const rows = await sql<{ key: string }>`select * from limit_counter`.execute(database.db);
    expect(rows.rows[0]?.key).toMatch(/^otp-sends-to-contact:/);
    expect(JSON.stringify(rows.rows)).not.toContain('9812300045');
    pass(60 * MINUTE - 1);
    await purgeLimits({ db: second, clock });
    expect(await database.db.selectFrom('limit_counter').selectAll().execute()).toHaveLength(1);
    pass(1);
    await purgeLimits({ db: second, clock });
    expect(await database.db.selectFrom('limit_counter').selectAll().execute()).toEqual([]);
  });

  describe('calls per minute', () => {
    const spend = async (budgets: readonly CallBudget[], calls: number) => {
      const waits = await Promise.all(
        Array.from({ length: calls }, (_, n) => budgets[n % budgets.length]?.spend('asha') ?? 0),
      );
      return { allowed: waits.filter((wait) => wait === 0).length, waits };
    };

    it.each([1, 5, 29, 30, 31, 100, 600])('allow exactly %i on one node', async (most) => {
      const budget = createCallBudget(here, clock, 'calls', most);
      pass(20_000);
      const { allowed, waits } = await spend([budget], most + 60);
      expect(allowed).toBe(most);
      expect(Math.max(...waits)).toBe(40);
      pass(40_000);
      expect(await budget.spend('asha')).toBe(0);
    });

    it('are never exceeded on two nodes, and fall short by at most a block', async () => {
      for (const most of [5, 60, 600, 605]) {
        const name = `calls-${most}`;
        const nodes = [createCallBudget(here, clock, name, most), createCallBudget(there, clock, name, most)];
        const { allowed } = await spend(nodes, 2 * most + 60);
        expect(allowed).toBeLessThanOrEqual(most);
        expect(allowed).toBeGreaterThanOrEqual(most - Math.floor(most / 30));
      }
    });

    it('cost few statements', async () => {
      let statements = 0;
      const counting: Limits = {
        ...here,
        reserve: (limit, subject) => {
          statements += 1;
          return here.reserve(limit, subject);
        },
      };
      const budget = createCallBudget(counting, clock, 'calls', 600);
      await spend([budget], 20);
      expect(statements).toBe(1);
      await spend([budget], 2_000);
      expect(statements).toBe(31);
    });
  });
});
