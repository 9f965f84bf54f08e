import { type RawBuilder, sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** Bhanu's applications with an offer of ₹27,000. Less is blocked for the first one, and exactly that for the second. */
export const APPLICATIONS = ['AP5900000001', 'AP5900000002'] as const;
/** The demo application that they are copies of. */
const MODEL = 'AP1000000012';
const OFFERED = 27_000_00;
const BLOCKED = [24_500_00, OFFERED];

const TABLES = ['application', 'application_event', 'application_offer', 'application_block'] as const;

const copyOf = (table: string, changes: string): string =>
  `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${changes}))).*
    from ${table} t where application_no = '${MODEL}';`;
const hexOf = (application: string): string => application.slice(2).padStart(32, '0');

const copies = APPLICATIONS.map((application, at) => {
  const hex = hexOf(application);
  const number = `'application_no', '${application}'`;
  return `
    ${copyOf('application', `${number}, 'id', 'ap_${hex.slice(16)}', 'applicant_id', (select id from applicant where applicant_no = '8590000001')`)}
    ${copyOf('application_event', number)}
    ${copyOf('application_offer', `${number}, 'offer_id', 'off_${hex}'`)}
    ${copyOf('application_block', `${number}, 'block_id', 'blk_${hex}', 'amount', ${BLOCKED[at]}`)}
    insert into sandbox_upi_block (block_id, state, body)
      select 'blk_${hex}', state, body || jsonb_build_object('blockId', 'blk_${hex}', 'amount', ${BLOCKED[at]})
      from sandbox_upi_block where block_id = (select block_id from application_block where application_no = '${MODEL}');`;
});

/** Adds the applications; nothing happens to those of others. */
export const ADD_APPLICATIONS = `
  insert into applicant (applicant_no, customer_id, name, birth_date)
    select '8590000001', id, name, birth_date from customer where client_id = '40990002';
  ${copies.join('\n')}
  update application_block set look_at = '2099-01-01' where application_no not like 'AP59%';
  update application_offer set open_until = '2099-01-01', reminders = 9 where application_no not like 'AP59%';
  update application set papers_asked_on = null where application_no not like 'AP59%';
  ${TABLES.map((table) => `create table history_${table} as select * from ${table} where application_no like 'AP59%';`).join('\n')}
  create table history_upi_block as select block_id, state, body from sandbox_upi_block where block_id like 'blk_%59000000__';`;

/** Restores what a history may have changed. */
export const BRING_APPLICATIONS_BACK = `
    delete from application_news; delete from application_call;
    ${TABLES.toReversed()
      .map((table) => `delete from ${table} where application_no like 'AP59%';`)
      .join(' ')}
    ${TABLES.map((table) => `insert into ${table} select * from history_${table};`).join(' ')}
    delete from sandbox_upi_block;
    insert into sandbox_upi_block (block_id, state, body) select * from history_upi_block;`;

const ours = sql`application_no like 'AP59%'`;
const debitedAtUpi: RawBuilder<unknown> = sql`select b.application_no, (u.body ->> 'debited')::bigint as debited
  from application_block b join sandbox_upi_block u using (block_id) where b.${ours} and u.state = 'debited'`;

/** Offers and blocks. */
export const APPLICATIONS_ALWAYS: readonly Invariant[] = [
  {
    name: 'an application has two outcomes',
    culprits: sql`select application_no as culprit from application_event
      where ${ours} and stage in ('accepted', 'not-taken', 'withdrawn') group by application_no having count(*) > 1`,
  },
  {
    name: 'an offer is accepted and its application is not, or the other way round',
    culprits: sql`select application_no as culprit from application a join application_offer o using (application_no)
      where a.${ours} and (o.state = 'accepted') <> (a.stage = 'accepted')`,
  },
  {
    name: 'an ended application has an offer that can be answered',
    culprits: sql`select application_no as culprit from application a join application_offer o using (application_no)
      where a.${ours} and a.stage in ('not-taken', 'withdrawn') and o.state in ('open', 'accepting')`,
  },
  {
    name: 'an application is debited twice, or another amount than the premium',
    culprits: sql`select application_no as culprit from (${debitedAtUpi}) d
      group by application_no having count(*) > 1 or max(debited) <> ${sql.lit(OFFERED)}`,
  },
  {
    name: 'money is taken for an application that was not accepted',
    culprits: sql`select d.application_no as culprit from (${debitedAtUpi}) d join application a using (application_no)
      where a.stage <> 'accepted'`,
  },
  {
    // after its last day it has ended at the bank by itself
    name: 'a block ended here and stands at the bank',
    culprits: sql`select b.block_id as culprit from application_block b join sandbox_upi_block u using (block_id)
      where b.${ours} and ((b.state = 'debited' and u.state <> 'debited') or (b.state = 'released' and (u.state = 'debited'
        or (u.state = 'blocked' and b.ended_on <= b.blocked_until))))`,
  },
  {
    name: 'two blocks of an application stand for its decision',
    culprits: sql`select application_no as culprit from application_block
      where ${ours} and state in ('debiting', 'debited') group by application_no having count(*) > 1`,
  },
];

export const APPLICATIONS_AT_THE_END: readonly Invariant[] = [
  {
    name: 'a block of an ended application still stands',
    culprits: sql`select b.block_id as culprit from application_block b join application a using (application_no)
      where b.${ours} and a.stage in ('not-taken', 'withdrawn') and b.state not in ('released', 'lapsed', 'refused')`,
  },
];
