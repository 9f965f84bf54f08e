import { sql } from 'kysely';
import type { Node } from './two-nodes.ts';

const HISTORY = [
  // postings refer to payouts
  'payout',
  'payout_event',
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
 * Remembers what has been paid so far, and answers how to go back to it: to the time, the dues and the ledger of now, with
 * no orders and no scenarios. Far quicker than a new database for each test.
 */
export async function rememberPayments({
  deps,
  sandbox,
}: Pick<Node, 'deps' | 'sandbox'>): Promise<() => Promise<void>> {
  const { db } = deps;
  const names = (prefix: string) =>
    HISTORY.map((name) => ({ name, from: sql.table(`${prefix}${name}`), to: sql.table(name) }));
  for (const { name, to } of names(''))
    await sql`create table ${sql.table(`remembered_${name}`)} as table ${to}`.execute(db);
  await sql`create table remembered_policy as select policy_no, due_date, status_code, revival_date, premium_left,
    reduced_cover, cover_until from policy`.execute(db);
  return async () => {
    await sandbox.state.clear();
    await sql`truncate mandate_debit, pay_link_payment, pay_link, gst_refund, payment_order, payment_order_item, payment_order_fund, payment_gateway_message, temporary_file, sandbox_gateway_order,
      settlement_file, settlement_line, reconciliation_case, outbox, ${sql.join(names('').map(({ to }) => to))}`.execute(
      db,
    );
    for (const { from, to } of names('remembered_')) {
      await sql`insert into ${to} overriding system value select * from ${from}`.execute(db);
    }
    await sql`update policy p set due_date = r.due_date, status_code = r.status_code, revival_date = r.revival_date,
      premium_left = r.premium_left, reduced_cover = r.reduced_cover, cover_until = r.cover_until from remembered_policy r
      where r.policy_no = p.policy_no and (p.due_date is distinct from r.due_date or p.status_code <> r.status_code)`.execute(
      db,
    );
  };
}
