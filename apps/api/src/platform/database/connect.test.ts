import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Db } from './connect.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(new Date('2026-11-21T04:30:00Z'), false);
});
afterAll(() => database.close());

const one = async (value: ReturnType<typeof sql>) =>
  (await sql<{ value: unknown }>`select ${value} as value`.execute(database.db)).rows[0]?.value;

describe('values are the same from both engines', () => {
  it('dates as strings, so that no time zone shifts them', async () => {
    expect(await one(sql`date '2026-03-01'`)).toBe('2026-03-01');
  });

  it('64-bit integers as numbers, and an error beyond the safe range', async () => {
    expect(await one(sql`9007199254740991::bigint`)).toBe(Number.MAX_SAFE_INTEGER);
    await expect(one(sql`9007199254740992::bigint`)).rejects.toThrow(RangeError);
  });

  it('instants as Date, decimals as strings, arrays as arrays, JSON as values', async () => {
    expect(await one(sql`timestamptz '2026-11-21 10:00:00+05:30'`)).toEqual(new Date('2026-11-21T04:30:00Z'));
    expect(await one(sql`12.3400::numeric`)).toBe('12.3400');
    expect(await one(sql`array['a', null, 'b c']::text[]`)).toEqual(['a', null, 'b c']);
    expect(await one(sql`json_build_object('a', 1, 'b', array[true])`)).toEqual({ a: 1, b: [true] });
  });

  it('Devanagari unchanged', async () => {
    expect(await one(sql`${'आशा कुलकर्णी'}::text`)).toBe('आशा कुलकर्णी');
  });
});

describe('connections', () => {
  it('roll back a transaction that fails, and nothing else', async () => {
    const { db } = database;
    await sql`create table t (n int)`.execute(db);
    const failing = db.transaction().execute(async (transaction) => {
      await sql`insert into t values (1)`.execute(transaction);
      throw new Error('changed my mind');
    });
    await Promise.all([expect(failing).rejects.toThrow('changed my mind'), sql`insert into t values (2)`.execute(db)]);
    expect((await sql<{ n: number }>`select n from t`.execute(db)).rows).toEqual([{ n: 2 }]);
  });

  it('continue after a statement whose plan has become stale', async () => {
    const { db } = database;
    await sql`create table widening (a int)`.execute(db);
    await sql`insert into widening values (1)`.execute(db);
    const read = () => sql`select * from widening where a = ${1}`.execute(db);
    for (let n = 0; n < 12; n++) await read();
    await sql`alter table widening add column b text default 'new'`.execute(db);
    for (let n = 0; n < 12; n++) expect((await read()).rows).toEqual([{ a: 1, b: 'new' }]);
  });

  it.each(['select * from t1 where a = $', 'update t2 set a = a where a = $ returning *'])(
    'continue in a transaction after a newer version has added a column: %s',
    async (statement) => {
      const { db } = database;
      const table = /t\d/.exec(statement)?.[0] ?? '';
      const [before = '', after = ''] = statement.split('$');
      const read = (on: Db) => sql`${sql.raw(before)}${1}${sql.raw(after)}`.execute(on);
      await sql`create table ${sql.table(table)} (a int)`.execute(db);
      await sql`insert into ${sql.table(table)} values (1)`.execute(db);
      for (let n = 0; n < 12; n++) await read(db);
      await sql`alter table ${sql.table(table)} add column b text default 'new'`.execute(db);
      for (let n = 0; n < 12; n++) expect((await db.transaction().execute(read)).rows).toEqual([{ a: 1, b: 'new' }]);
    },
  );
});
