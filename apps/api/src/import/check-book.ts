import type { CalendarDate } from '@lifedesk/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import { FILE_NAMES, type FileName } from './book-file.ts';
import { BOOK_FILES } from './book-files.ts';
import { refuseOtherValues } from './compare-with-database.ts';
import { judgePolicies } from './judge-policies.ts';
import { working } from './working-tables.ts';

/** Compares the rows of the files with each other, with the rules and with the database, and records what is refused. */
export async function checkBook(db: Db, today: CalendarDate): Promise<void> {
  // an earlier check may have been ended halfway
  await sql`delete from ${working('refusal')} where by_check`.execute(db);
  for (const name of FILE_NAMES) await addIndexes(db, name);
  for (const name of FILE_NAMES) await refuseRepeated(db, name);
  for (const name of FILE_NAMES) await refuseOrphans(db, name);
  await refuseForeignPolicies(db);
  await refuseOtherValues(db);
  await refusePoliciesOf(db);
  await judgePolicies(db, today);
  await refusePoliciesOf(db);
  await refuseWithParent(db, 'policies', 'customers');
  for (const name of PARTS) await refuseWithParent(db, name, 'policies');
  await refuseWithParent(db, 'requests', 'customers');
  await refuseRequestsOfPolicies(db);
}

const PARTS = ['dues', 'nominees', 'holdings'] as const;

async function addIndexes(db: Db, name: FileName): Promise<void> {
  for (const column of ['key', 'parent'])
    await sql`create index if not exists ${sql.id(`${name}_${column}`)} on ${working(name)} (${sql.id(column)})`.execute(
      db,
    );
  await sql`analyze ${working(name)}`.execute(db);
}

/**
 * Refuses rows.
 * @param rows selects `line` and `reason`
 */
async function refuse(db: Db, file: FileName, field: string | null, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into ${working('refusal')} (file, line, field, reason, by_check)
    select ${file}, line, ${field}, reason, true from (${rows}) r`.execute(db);
}

/** Which of two rows is right, only the core knows. */
async function refuseRepeated(db: Db, name: FileName): Promise<void> {
  const columns = BOOK_FILES[name].key.join(' and ');
  await refuse(
    db,
    name,
    BOOK_FILES[name].key.at(-1) ?? null,
    sql`select s.line, 'Line ' || (select min(o.line) from ${working(name)} o where o.key = s.key and o.line <> s.line)
        || ${` has the same ${columns}. Keep one of the two.`} as reason
      from ${working(name)} s where s.key in (select key from ${working(name)} group by key having count(*) > 1)`,
  );
}

async function refuseOrphans(db: Db, name: FileName): Promise<void> {
  const { parent } = BOOK_FILES[name];
  if (parent === null) return;
  const isOfCustomer = parent === 'client_id';
  const inDatabase = sql`and not exists (select from customer c where c.client_id = s.parent)`;
  const reason = isOfCustomer
    ? 'There is no such customer in customers.csv or the database. Add the customer.'
    : 'There is no such policy in policies.csv. Add the policy, or remove this line.';
  await refuse(
    db,
    name,
    parent,
    sql`select s.line, ${reason} as reason from ${working(`good_${name}`)} s
      where s.parent is not null and not exists (
        select from ${working(isOfCustomer ? 'customers' : 'policies')} p where p.key = s.parent)
      ${isOfCustomer ? inDatabase : sql``}`,
  );
}

/** A request names policies of its customer only. */
async function refuseForeignPolicies(db: Db): Promise<void> {
  await refuse(
    db,
    'requests',
    'policy_nos',
    sql`select s.line, 'This customer has no such policy in policies.csv or the database.' as reason
      from ${working('good_requests')} s
      where exists (
        select from jsonb_array_elements_text(s.content -> 'service_request' -> 'policy_nos') n
        where not exists (select from ${working('policies')} p where p.key = n and p.parent = s.parent)
          and not exists (select from policy p join customer c on c.id = p.customer_id
            where p.policy_no = n and c.client_id = s.parent))`,
  );
}

/** Half a policy would be wrong, so a refused part refuses it. */
async function refusePoliciesOf(db: Db): Promise<void> {
  for (const part of PARTS)
    await refuse(
      db,
      'policies',
      null,
      sql`select s.line, 'Line ' || min(p.line) || ${` of ${part}.csv, which belongs to this policy, is refused.`} as reason
        from ${working('refusal')} r join ${working(part)} p on p.line = r.line
        join ${working('good_policies')} s on s.key = p.parent
        where r.file = ${part} group by s.line`,
    );
}

async function refuseWithParent(db: Db, name: FileName, of: FileName): Promise<void> {
  await refuse(
    db,
    name,
    BOOK_FILES[name].parent,
    sql`select s.line, 'Line ' || min(p.line) || ${` of ${of}.csv, to which this line belongs, is refused.`} as reason
      from ${working('refusal')} r join ${working(of)} p on p.line = r.line
      join ${working(`good_${name}`)} s on s.parent = p.key
      where r.file = ${of} group by s.line`,
  );
}

async function refuseRequestsOfPolicies(db: Db): Promise<void> {
  await refuse(
    db,
    'requests',
    'policy_nos',
    sql`select s.line, 'A policy of this request is refused.' as reason from ${working('good_requests')} s
      where exists (
        select from jsonb_array_elements_text(s.content -> 'service_request' -> 'policy_nos') n
        join ${working('policies')} p on p.key = n
        join ${working('refusal')} r on r.file = 'policies' and r.line = p.line)`,
  );
}
