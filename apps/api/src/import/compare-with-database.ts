import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import type { FileName } from './book-file.ts';
import { working } from './working-tables.ts';

/** How a row of a file finds its row in a table. Both have their names: `s` and `t`. */
interface Match {
  readonly file: FileName;
  readonly table: string;
  /** The owner's row, if it is not the one to compare; `o` is there before `t`. */
  readonly owner: RawBuilder<unknown>;
  readonly on: RawBuilder<unknown>;
  /** What the file says of the row. */
  readonly given: RawBuilder<unknown>;
}

const POLICY_OF_ROW = sql`join policy o on o.policy_no = s.parent`;
const MATCHES: readonly Match[] = [
  {
    file: 'customers',
    table: 'customer',
    owner: sql``,
    on: sql`t.client_id = s.key`,
    given: sql`s.content -> 'customer'`,
  },
  {
    file: 'customers',
    table: 'address',
    owner: sql`join customer o on o.client_id = s.key`,
    on: sql`t.customer_id = o.id and t.kind = 'correspondence'`,
    given: sql`s.content -> 'address'`,
  },
  {
    file: 'policies',
    table: 'policy',
    owner: sql`join customer o on o.client_id = s.parent`,
    on: sql`t.policy_no = s.key`,
    given: sql`s.content -> 'policy' || jsonb_build_object('customer_id', o.id) || coalesce(
      (select d.content -> 'due' from ${working('dues')} d where d.key = s.key limit 1), '{"due_date": null, "revival_date": null}')`,
  },
  {
    file: 'policies',
    table: 'bank_account',
    owner: sql`join policy o on o.policy_no = s.key`,
    on: sql`t.policy_no = s.key`,
    given: sql`s.content -> 'bank_account'`,
  },
  {
    file: 'nominees',
    table: 'policy_nominee',
    owner: POLICY_OF_ROW,
    on: sql`t.policy_no = s.parent and t.policy_no || ' ' || t.client_id = s.key`,
    given: sql`s.content -> 'policy_nominee'`,
  },
  {
    file: 'holdings',
    table: 'fund_holding',
    owner: POLICY_OF_ROW,
    on: sql`t.policy_no = s.parent and t.policy_no || ' ' || t.fund_code = s.key`,
    given: sql`s.content -> 'fund_holding'`,
  },
  {
    file: 'requests',
    table: 'service_request',
    owner: sql`join customer o on o.client_id = s.parent`,
    on: sql`t.ticket = s.key`,
    // its state goes on here
    given: sql`(s.content -> 'service_request') - 'state' || jsonb_build_object('customer_id', o.id)`,
  },
];

/** Tables whose row is new if there is none. The rows of the others came with their owner, or should have. */
const OF_THEIR_OWN = new Set(['customer', 'policy', 'service_request']);

/**
 * Refuses rows that the database has with other values. Nothing is overwritten: the portal may have changed them since
 * the export.
 */
export async function refuseOtherValues(db: Db): Promise<void> {
  for (const { file, table, owner, on, given } of MATCHES)
    await sql`
      insert into ${working('refusal')} (file, line, field, reason, by_check)
      select ${file}, line, null, case when names is null
          then ${`The database has this customer or policy without this ${table.replace('_', ' ')}.`}
          else 'The database has this row with another ' || names || '.' end
          || ' Nothing is overwritten: correct the file, or remove what belongs to this row from it.', true
      from (
        select s.line, (
          select string_agg(a.key, ', ' order by a.key) from jsonb_each(to_jsonb(t)) a
          join jsonb_each(to_jsonb(jsonb_populate_record(t, ${given}))) b on b.key = a.key
          where a.value is distinct from b.value) as names
        from ${working(`good_${file}`)} s ${owner} ${sql.raw(OF_THEIR_OWN.has(table) ? 'join' : 'left join')}
          ${sql.table(table)} t on ${on}
        where ${given} is not null and jsonb_populate_record(t, ${given}) is distinct from t) other`.execute(db);
}
