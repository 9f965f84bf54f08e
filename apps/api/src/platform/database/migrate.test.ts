import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { migrate, readMigrations } from './migrate.ts';

/** What the insurer sells and offers, in a few rows: nothing looks for what refers to a row. */
const CATALOGUES = ['bonus_option', 'fund', 'ledger_account', 'medical_centre', 'plan', 'policy_status', 'rider'];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(new Date('2026-11-21T04:30:00Z'), false);
});
afterAll(() => database.close());

describe('migrations', () => {
  it('have unique numbers and descriptive names', () => {
    const names = readMigrations().map((m) => m.name);
    expect(names).toEqual([...names].sort());
    expect(names[0]).toBe('001-customers-and-policies.sql');
  });

  it('are applied once', async () => {
    expect(await migrate(database.db)).toEqual([]);
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(database.db);
    expect(rows.map((row) => row.name)).toEqual(readMigrations().map((m) => m.name));
  });

  it('create no account that anyone could sign in with', async () => {
    for (const table of ['customer', 'policy', 'session', 'otp_challenge', 'auth_code'])
      expect((await sql`select from ${sql.table(table)}`.execute(database.db)).rows, table).toEqual([]);
  });

  it('have an index for every foreign key to a table that grows', async () => {
    const { rows } = await sql<{ key: string; refers: string }>`
      select f.conrelid::regclass || '(' || string_agg(a.attname, ', ' order by a.attnum) || ')' as key,
        f.confrelid::regclass::text as refers
      from pg_constraint f
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
      where f.contype = 'f' and f.connamespace = current_schema()::regnamespace and not exists (
        select from pg_index i where i.indrelid = f.conrelid and (i.indkey::int2[])[0] = any (f.conkey)
          and coalesce(pg_get_expr(i.indpred, i.indrelid), '(x IS NOT NULL)') ~ '^[(][a-z_]+ IS NOT NULL[)]$')
      group by f.oid order by 1`.execute(database.db);
    const growing = rows.filter(({ refers }) => !CATALOGUES.includes(refers));
    expect(growing.map(({ key, refers }) => `${key} → ${refers}`)).toEqual([]);
  });

  it('have no column for a language, and no list of languages', async () => {
    const { rows: columns } = await sql<{ name: string }>`select table_name || '.' || column_name as name
      from information_schema.columns where table_schema = current_schema() and column_name ~ '_(en|hi)$'
      order by name`.execute(database.db);
    const inTwo = (column: string) => [`${column}_en`, `${column}_hi`];
    expect(columns.map(({ name }) => name)).toEqual([
      // a person's name in the person's own script
      'applicant.name_hi',
      // for the previous release
      ...['bonus_option.meaning', 'bonus_option.name'].flatMap(inTwo),
      // a customer's name likewise
      'customer.name_hi',
      ...['declaration_question.text', 'rider.meaning', 'rider.name'].flatMap(inTwo),
    ]);
    const { rows: lists } = await sql`select conname from pg_constraint
      where contype = 'c' and pg_get_constraintdef(oid) like '%''hi''%'`.execute(database.db);
    expect(lists).toEqual([]);
  });

  it('are applied completely or not at all', async () => {
    const bad = {
      name: '998-half.sql',
      text: 'create table half (id int); insert into half values (1); select nonsense',
    };
    await expect(migrate(database.db, [bad])).rejects.toThrow(/nonsense/);
    await expect(sql`select * from half`.execute(database.db)).rejects.toThrow(/half/);
    const good = { ...bad, text: 'create table half (id int); insert into half values (1)' };
    expect(await migrate(database.db, [good])).toEqual([good.name]);
  });

  it('wait for a call that holds a table, and end in no deadlock with it', async () => {
    const live = await database.another?.();
    // the embedded engine has one connection, so nothing can wait
    if (!live) return;
    await sql`create table one (n int)`.execute(database.db);
    await sql`create table two (n int)`.execute(database.db);
    const added = {
      name: '997-both.sql',
      text: 'alter table one add column m int; alter table two add column m int',
    };
    let migration: Promise<string[]> | undefined;
    await live.transaction().execute(async (transaction) => {
      await sql`insert into two values (1)`.execute(transaction);
      migration = migrate(database.db, [added]);
      await sql`select pg_sleep(0.2)`.execute(transaction);
      await sql`insert into one values (1)`.execute(transaction);
    });
    expect(await migration).toEqual([added.name]);
  });

  it('are applied by one of several nodes that start together', async () => {
    const added = [{ name: '999-counter.sql', text: 'create table counter (n int); insert into counter values (1)' }];
    const nodes = [database.db, ...(database.another ? [await database.another()] : [])];
    const applied = await Promise.all([...nodes, ...nodes].map((node) => migrate(node, added)));
    expect(applied.flat()).toEqual(['999-counter.sql']);
    for (const node of nodes.slice(1)) await node.destroy();
  });
});
