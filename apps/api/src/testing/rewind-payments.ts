import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import type { Node } from './two-nodes.ts';

/** Tables that start empty. */
const EMPTY = [
  'payout_interest_check',
  'mandate_debit',
  'pay_link_payment',
  'pay_link',
  'gst_refund',
  'temporary_file',
  'sandbox_gateway_order',
  'settlement_line',
  'settlement_file',
  'reconciliation_case',
  'outbox',
  'service_message',
];
/** Tables that are restored. */
const HISTORY = [
  'payment_order',
  'payment_order_item',
  'payment_order_fund',
  'payment_gateway_message',
  // postings reference payouts
  'payout',
  'payout_event',
  'annuity',
  'benefit',
  'receipt',
  'receipt_line',
  'ledger_posting',
  'ledger_entry',
  'policy_loan',
  'fund_holding',
  'payment_proof',
  'top_up',
  'unit_lot',
  'premium_lot',
  'top_up_holding',
];

/**
 * Records the current payments and returns a function that restores them: time, due dates, orders and ledger, without
 * scenarios. Much faster than a new database for each test, because it touches only what has changed.
 */
export async function rememberPayments({
  deps,
  sandbox,
}: Pick<Node, 'deps' | 'sandbox'>): Promise<() => Promise<void>> {
  const { db } = deps;
  for (const name of HISTORY) await sql`create table ${copyOf(name)} as table ${sql.table(name)}`.execute(db);
  await sql`create table remembered_policy as select policy_no, due_date, status_code, revival_date, premium_left,
    reduced_cover, cover_until from policy`.execute(db);
  return async () => {
    await sandbox.state.clear();
    await db.transaction().execute(async (transaction) => {
      // foreign keys are consistent again at the end, and the ledger's append-only triggers are off
      await sql`set local session_replication_role = replica`.execute(transaction);
      await runAll(transaction, [...EMPTY.map(deleteAll), ...HISTORY.map(withoutNew)]);
      await runAll(transaction, HISTORY.map(withOld));
    });
    await sql`update policy p set due_date = r.due_date, status_code = r.status_code, revival_date = r.revival_date,
      premium_left = r.premium_left, reduced_cover = r.reduced_cover, cover_until = r.cover_until from remembered_policy r
      where r.policy_no = p.policy_no and (p.due_date is distinct from r.due_date or p.status_code <> r.status_code)`.execute(
      db,
    );
  };
}

const copyOf = (name: string) => sql.table(`remembered_${name}`);

const deleteAll = (name: string) => sql`delete from ${sql.table(name)}`;

const withoutNew = (name: string) => sql`
  delete from ${sql.table(name)} as it where not exists (select from ${copyOf(name)} as old where old = it)`;

const withOld = (name: string) => sql`
  insert into ${sql.table(name)} overriding system value
  select * from ${copyOf(name)} as old where not exists (select from ${sql.table(name)} as it where it = old)`;

/** One statement, to save round trips. */
async function runAll(db: Db, statements: RawBuilder<unknown>[]): Promise<void> {
  const parts = statements.map((statement, index) => sql`${sql.id(`part${index}`)} as (${statement})`);
  await sql`with ${sql.join(parts)} select`.execute(db);
}
