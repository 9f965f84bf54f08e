import { expect, it } from 'vitest';
import { contractions } from '../../testing/previous-release/contractions.ts';
import { packedMigrations } from '../../testing/previous-release/unpack.ts';

const earlier = packedMigrations();

it('migrations since the previous release only add what it does not know', () => {
  expect(earlier.length).toBeGreaterThan(50);
  expect(contractions(earlier)).toEqual([]);
});

const PLANTED: [string, string][] = [
  ['alter table customer drop column city', 'removes a column'],
  ['alter table customer add column town text, drop city', 'removes a column'],
  ['drop table policy_loan', 'removes something'],
  ['drop view published', 'removes something'],
  ['alter table customer rename column city to town', 'renames something'],
  ['alter table customer rename to person', 'renames something'],
  ['alter table customer alter column city type varchar(10)', 'changes a type'],
  ['alter table customer alter column city set not null', 'requires a value'],
  ['alter table customer add column town text not null', 'requires a value'],
  ['alter table policy_loan alter column undrawn drop default', 'removes a default'],
  ['alter table payout drop constraint payout_pkey', 'removes what conflicts are found by'],
  ['drop index ledger_posting_payout', 'removes what conflicts are found by'],
  ['create unique index one_city on customer (city)', 'allows fewer rows'],
  ['alter table customer add constraint has_city check (city is not null)', 'allows fewer rows'],
  ['alter table customer add unique (city)', 'allows fewer rows'],
  ["alter table payout add constraint payout_kind_check check (kind in ('surrender', 'loan'))", 'allows fewer rows'],
];

it.each(PLANTED)('%s', (statement, what) => {
  const text = `-- A comment: drop column\ncreate table added (a int);\n${statement.replace(' ', '\n  ')};`;
  const [found, ...more] = contractions(earlier, [...earlier, { name: '999-planted.sql', text }]);
  expect(found).toMatch(`999-planted.sql ${what}: `);
  expect(more).toEqual([]);
  const announced = `-- unused since release 1.4.0, which reads it from elsewhere\n${text}`;
  expect(contractions(earlier, [...earlier, { name: '999-planted.sql', text: announced }])).toEqual([]);
});

it.each([
  'alter table customer add column town text',
  'alter table customer add column town text not null default 0',
  'alter table customer alter column city drop not null',
  'alter table payout drop constraint payout_kind_check',
  'create table town (name text not null unique); alter table town drop column name; drop table town',
  'create index customer_city on customer (city)',
])('%s is no violation', (text) => {
  expect(contractions(earlier, [...earlier, { name: '999-planted.sql', text }])).toEqual([]);
});
