import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';

const ORDER = `ord_${'0'.repeat(32)}`;
const LINK = `lnk_${'0'.repeat(32)}`;

/** Makes a past payment look like one that someone else made by a link, while `work` runs. */
export async function asPaidByLink(db: Db, receiptNo: string, work: () => Promise<void>): Promise<void> {
  await sql`insert into payment_order (id, customer_id, session_id, session_kind, idempotency_key, request_hash, purpose, amount,
      state, return_path, origin, created_at, quoted_on, expires_at, ask_at, settled_at, gateway_reference)
    select ${ORDER}, customer_id, gen_random_uuid(), 'partial', gen_random_uuid(), '', 'premium', amount,
      'paid', '/', '', paid_at, paid_on, paid_at, paid_at, paid_at, 'gw_before' from receipt where receipt_no = ${receiptNo}`.execute(
    db,
  );
  await sql`insert into pay_link (id, customer_id, policy_no, token_hash, due_from, amount, session_id, idempotency_key, created_at, last_day)
    select ${LINK}, customer_id, l.policy_no, 'hash', l.due_from, r.amount, gen_random_uuid(), gen_random_uuid(), r.paid_at, r.paid_on
    from receipt r join receipt_line l using (receipt_no) where receipt_no = ${receiptNo}`.execute(db);
  await sql`insert into pay_link_payment (order_id, link_id, relation, is_declared) values (${ORDER}, ${LINK}, 'child', false)`.execute(
    db,
  );
  await sql`update receipt set order_id = ${ORDER} where receipt_no = ${receiptNo}`.execute(db);
  try {
    await work();
  } finally {
    await sql`update receipt set order_id = null where receipt_no = ${receiptNo}`.execute(db);
    await sql`delete from pay_link_payment where order_id = ${ORDER}`.execute(db);
    await sql`delete from pay_link where id = ${LINK}`.execute(db);
    await sql`delete from payment_order where id = ${ORDER}`.execute(db);
  }
}
