import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';

/** One policy in this many has a year of history. */
const ONE_IN = 10;
/** One policy in this many received money. */
const PAID_OUT_IN = 100;
const PORTAL = 'https://portal.example';

/**
 * What a year leaves behind for one policy in ten: premiums paid on the gateway's page, settled the next day, with
 * their receipts and messages; a completed request; a payout; a session that is open today. Unit-linked policies have
 * none, because their premiums buy units. Call it in the transaction that adds the policies.
 * @param given.first what the number of a policy is counted from
 */
export async function insertHistory(
  db: Db,
  { today, from, to, first }: { today: CalendarDate; from: number; to: number; first: number },
): Promise<void> {
  await sql`
    create temporary table history_policy on commit drop as
    select n, p.policy_no, p.customer_id, p.modal_premium as amount, p.issue_date, p.due_date, c.mobile, c.email,
      case p.premium_mode when 'yearly' then 12 when 'half-yearly' then 6 when 'quarterly' then 3 else 1 end as months
    from generate_series(${from}::int, ${to}::int) n
    join policy p on p.policy_no = (${sql.lit(first)} + n)::text
    join plan on plan.code = p.plan_code and plan.line <> 'unit-linked'
    join customer c on c.id = p.customer_id
    where n % ${sql.lit(ONE_IN)} = 1 and p.status_code = '1'`.execute(db);
  await sql`
    create temporary table history_payment on commit drop as
    select *, 'RC-' || to_char(paid_at, 'YYYY') || '-' || lpad(nextval('receipt_number')::text, 7, '0') as receipt_no,
      (paid_at at time zone 'Asia/Kolkata')::date as paid_on
    from (
      select h.*, turn, 'ord_book' || h.policy_no || '-' || turn as order_id,
        (due_date - make_interval(months => months * turn))::date as due_on,
        (due_date - make_interval(months => months * (turn - 1)))::date as next_on,
        (((due_date - make_interval(months => months * turn))::date - 1 - n % 9) + time '10:00') at time zone 'Asia/Kolkata' as paid_at
      from history_policy h, generate_series(1, 12 / months) turn) t
    where due_on >= issue_date and due_on <= ${today}::date`.execute(db);
  await insertSessions(db, today);
  await insertOrders(db);
  await insertReceipts(db);
  await insertSettlement(db);
  await insertRequests(db, today);
  await insertPayouts(db, today);
  await sql`drop table history_policy, history_payment`.execute(db);
}

/** Sessions that cannot be used: the token is not kept. */
const insertSessions = (db: Db, today: CalendarDate) =>
  sql`
    insert into session (token_hash, kind, customer_id, started_at, touched_at, ends_at, browser, system)
    select encode(sha256(('book:' || customer_id)::bytea), 'hex'), 'full', customer_id, since, since, since + interval '8 hours',
      'Chrome', 'Android'
    from (select distinct customer_id, (${today}::date + time '09:00') at time zone 'Asia/Kolkata' as since from history_policy) h
    on conflict do nothing`.execute(db);

async function insertOrders(db: Db): Promise<void> {
  await sql`
    insert into payment_order (id, customer_id, session_id, session_kind, idempotency_key, request_hash, purpose, amount, return_path,
      origin, state, created_at, quoted_on, expires_at, gateway_reference, gateway_url, settled_at, ask_at, asks)
    select order_id, customer_id, md5('session:' || order_id)::uuid, 'full', md5('key:' || order_id)::uuid,
      encode(sha256(order_id::bytea), 'hex'), 'premium', amount, '/cs/pay-online', ${PORTAL}, 'paid', paid_at, paid_on,
      paid_at + interval '15 minutes', 'gw_' || order_id, ${`${PORTAL}/gateway/`} || order_id, paid_at, paid_at + interval '20 seconds', 1
    from history_payment`.execute(db);
  await sql`
    insert into payment_order_item (order_id, order_state, position, policy_no, purpose, amount, premium, due_from, due_to, next_due)
    select order_id, 'paid', 0, policy_no, 'premium', amount, amount, due_on, due_on, next_on from history_payment`.execute(
    db,
  );
  await sql`
    insert into payment_gateway_message (order_id, source, state, reference, amount, stated_at, received_at, effect)
    select order_id, 'callback', 'paid', 'gw_' || order_id, amount, paid_at, paid_at, 'applied' from history_payment`.execute(
    db,
  );
}

async function insertReceipts(db: Db): Promise<void> {
  await sql`
    insert into receipt (receipt_no, customer_id, order_id, channel, amount, paid_at, paid_on)
    select receipt_no, customer_id, order_id, 'online', amount, paid_at, paid_on from history_payment`.execute(db);
  await sql`
    insert into receipt_line (receipt_no, position, policy_no, paid_on, purpose, amount, premium, due_from, due_to)
    select receipt_no, 0, policy_no, paid_on, 'premium', amount, amount, due_on, due_on from history_payment`.execute(
    db,
  );
  await sql`
    with posted as (
      insert into ledger_posting (order_id, kind, posted_at) select order_id, 'payment', paid_at from history_payment
      returning id, order_id)
    insert into ledger_entry (posting_id, position, account, policy_no, amount)
    select id, position, account, case position when 1 then policy_no end, case position when 1 then -amount else amount end
    from posted join history_payment using (order_id)
    cross join (values (0, 'gateway-clearing'), (1, 'premium-income')) as e (position, account)`.execute(db);
  await sql`
    insert into service_message (id, channel, recipient, subject, text, made_at, sent_at)
    select md5('message:' || order_id)::uuid, 'email', email, 'We received your payment', 'Receipt ' || receipt_no, paid_at, paid_at
    from history_payment`.execute(db);
}

/** The gateway pays the next day. */
async function insertSettlement(db: Db): Promise<void> {
  await sql`
    insert into settlement_file (settled_on, taken_at)
    select distinct paid_on + 1, (paid_on + 1 + time '10:00') at time zone 'Asia/Kolkata' from history_payment
    on conflict do nothing`.execute(db);
  await sql`
    insert into settlement_line (settled_on, position, kind, order_id, reference, amount, happened_at)
    select paid_on + 1, 1000 + n * 16 + turn, 'payment', order_id, 'gw_' || order_id, amount, paid_at from history_payment`.execute(
    db,
  );
  await sql`
    with posted as (
      insert into ledger_posting (settles, kind, posted_at) select order_id, 'settlement', paid_at + interval '1 day' from history_payment
      returning id, settles)
    insert into ledger_entry (posting_id, position, account, amount)
    select id, position, account, case position when 0 then amount else -amount end
    from posted join history_payment on order_id = settles
    cross join (values (0, 'bank'), (1, 'gateway-clearing')) as e (position, account)`.execute(db);
}

/** A change of address per policy, made within the last year and completed on the same day. */
async function insertRequests(db: Db, today: CalendarDate): Promise<void> {
  const requests = sql`select *, 'SR' || (9000000000 + n) as ticket,
    ((${today}::date - 1 - n % 364) + time '11:00') at time zone 'Asia/Kolkata' as asked_at, ${today}::date - 1 - n % 364 as asked_on
    from history_policy`;
  await sql`
    insert into service_request (ticket, customer_id, type, policy_nos, state, made_at, promised_on, settled_at, made_in, made_from,
      idempotency_key, request_hash)
    select ticket, customer_id, 'update-address', array[policy_no], 'completed', asked_at, asked_on + 7, asked_at, 'full', '203.0.113.7',
      md5('key:' || ticket)::uuid, 'book'
    from (${requests}) h`.execute(db);
  await sql`
    insert into service_request_event (ticket, position, stage, at)
    select ticket, position, stage, asked_at
    from (${requests}) h cross join (values (0, 'received'), (1, 'completed')) as e (position, stage)`.execute(db);
  await sql`
    insert into audit_entry (ticket, customer_id, policy_no, field, before, after, at)
    select ticket, customer_id, policy_no, 'address', 'Pune 411004', 'Mumbai 400028', asked_at from (${requests}) h`.execute(
    db,
  );
}

/** A survival benefit, paid on the day on which it was due. */
async function insertPayouts(db: Db, today: CalendarDate): Promise<void> {
  await sql`
    create temporary table history_payout on commit drop as
    select *, 'SB' || policy_no as ticket, (paid_on + time '12:00') at time zone 'Asia/Kolkata' as paid_at
    from (select h.*, ${today}::date - 30 - n % 330 as paid_on from history_policy h where n % ${sql.lit(PAID_OUT_IN)} = 1) t`.execute(
    db,
  );
  await sql`
    insert into payout (ticket, customer_id, policy_no, kind, gross, deductions, tax, net, counts_from, promised_on, ordered_at, state,
      tries, account_no, ifsc, holder_name, bank_reference, paid_on, look_at)
    select ticket, customer_id, policy_no, 'survival-benefit', amount, '[]', 0, amount, paid_on, paid_on, paid_at, 'paid', 1,
      lpad(n::text, 12, '3'), 'SBIN0000300', 'Policyholder', 'BANKB' || lpad(n::text, 11, '0'), paid_on, paid_at
    from history_payout`.execute(db);
  await sql`
    insert into payout_event (ticket, position, state, at)
    select ticket, position, state, paid_at
    from history_payout cross join (values (0, 'owed'), (1, 'sent'), (2, 'paid')) as e (position, state)`.execute(db);
  await sql`
    with posted as (
      insert into ledger_posting (payout_ticket, kind, posted_at)
      select ticket, kind, paid_at from history_payout cross join (values ('payout-owed'), ('payout-paid')) as k (kind)
      returning id, payout_ticket, kind)
    insert into ledger_entry (posting_id, position, account, policy_no, amount)
    select id, e.position, e.account, case when e.account <> 'bank' then policy_no end, e.sign * amount
    from posted join history_payout on ticket = payout_ticket
    join (values ('payout-owed', 0, 'policy-benefits', 1), ('payout-owed', 1, 'payouts-payable', -1),
      ('payout-paid', 0, 'payouts-payable', 1), ('payout-paid', 1, 'bank', -1)) as e (kind, position, account, sign)
      on e.kind = posted.kind`.execute(db);
  await sql`drop table history_payout`.execute(db);
}
