import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { PAYOUTS, PAYOUTS_AT_THE_END } from './invariants-of-payouts.ts';
import { TAXED, UNIT_LINKED } from './services.ts';

const unitLinked = sql.lit(UNIT_LINKED);
const taxed = sql.lit(TAXED);

/** Debits of mandates. */
const DEBITS: readonly Invariant[] = [
  {
    name: 'a mandate debits a due twice',
    culprits: sql`select o.mandate_id || ' ' || i.due_from as culprit from payment_order o
      join payment_order_item i on i.order_id = o.id left join receipt r on r.order_id = o.id
      where o.mandate_id is not null and o.state in ('created', 'pending', 'paid') and r.reversed_on is null
      group by o.mandate_id, i.due_from having count(*) > 1`,
  },
  {
    name: 'a debit without its order, or an order without its debit',
    culprits: sql`select coalesce(o.id, d.order_id) as culprit from (select * from payment_order where mandate_id is not null) o
      full join (select * from mandate_debit where order_id is not null) d on d.order_id = o.id
      where o.id is null or d.id is null or o.amount <> d.amount`,
  },
  {
    name: 'a debit has not ended as its order',
    culprits: sql`select d.id as culprit from mandate_debit d join payment_order o on o.id = d.order_id
      where (d.state = 'paid' and o.state <> 'paid') or d.state in ('skipped', 'dropped', 'refused', 'announced')
        or (d.state = 'failed' and o.state in ('created', 'pending', 'paid'))`,
  },
  {
    name: 'a mandate debits after it was stopped',
    culprits: sql`select o.id as culprit from payment_order o join mandate m on m.id = o.mandate_id
      where o.created_at > m.settled_at`,
  },
];

/** Units of top-ups. */
const UNITS: readonly Invariant[] = [
  {
    name: 'units are bought twice, or lost',
    culprits: sql`select coalesce(h.fund_code, b.fund_code) as culprit
      from (select n.fund_code, n.units - coalesce(o.units, 0) as units from fund_holding n
        left join history_fund_holding o using (policy_no, fund_code) where n.policy_no = ${unitLinked}) h
      full join (select fund_code, sum(units) as units from unit_lot where bought_at is not null group by fund_code) b using (fund_code)
      where coalesce(h.units, 0) <> coalesce(b.units, 0)`,
  },
  {
    name: 'units are bought at another price than that of their day',
    culprits: sql`select l.id as culprit from unit_lot l left join fund_nav n on n.fund_code = l.fund_code and n.on_date = l.nav_date
      where l.bought_at is not null and (n.nav is null or l.nav <> n.nav or l.units <> round(l.amount / (100.0 * n.nav), 4)
        or l.nav_date < (select paid_on from top_up t where t.order_id = l.order_id and t.policy_no = l.policy_no))`,
  },
  {
    name: 'the lots of a top-up are not its amount',
    culprits: sql`select t.order_id as culprit from top_up t
      where t.amount <> (select coalesce(sum(l.amount), 0) from unit_lot l where l.order_id = t.order_id and l.policy_no = t.policy_no)`,
  },
  {
    name: 'a top-up without a payment, or a payment without its top-up',
    culprits: sql`select coalesce(o.id, t.order_id) as culprit
      from (select id from payment_order where purpose = 'top-up' and state = 'paid') o
      full join top_up t on t.order_id = o.id where o.id is null or t.order_id is null`,
  },
  {
    name: 'the cover is not what the top-ups make it',
    culprits: sql`select p.policy_no as culprit from policy p join history_policy h using (policy_no)
      where p.policy_no = ${unitLinked} and p.sum_assured - h.sum_assured <>
        (select coalesce(sum(extra_cover), 0) from top_up t where t.policy_no = p.policy_no and t.cancelled_at is null)`,
  },
];

/** Refunds of GST. */
const REFUNDS: readonly Invariant[] = [
  {
    name: 'GST is refunded twice, or not as it is noted',
    culprits: sql`select ticket as culprit
      from (select ticket, sum(amount) as amount from gst_refund where policy_no = ${taxed} group by ticket) g
      full join (select ticket, gross from payout where policy_no = ${taxed}) p using (ticket)
      where g.amount is distinct from p.gross`,
  },
  {
    name: 'a payout is not booked once, or its debit and credit differ',
    culprits: sql`select o.ticket as culprit from payout o left join ledger_posting p on p.payout_ticket = o.ticket
        left join ledger_entry e on e.posting_id = p.id
      where o.policy_no = ${taxed} group by o.ticket having count(distinct p.id) filter (where p.kind = 'payout-owed') <> 1 or sum(e.amount) <> 0`,
  },
  {
    name: 'more GST is refunded than was charged',
    culprits: sql`select g.receipt_no as culprit from gst_refund g join receipt_line l using (receipt_no, policy_no)
      where g.policy_no = ${taxed} and g.amount <> l.gst`,
  },
  {
    name: 'a payment of GST is asked back twice',
    culprits: sql`select n.receipt_no as culprit from service_request q
      join customer c on c.id = q.customer_id and c.client_id like '4099%',
      jsonb_array_elements_text(q.payload -> 'receiptNos') as n (receipt_no)
      where q.type = 'gst-refund' and q.state <> 'declined' group by n.receipt_no having count(*) > 1`,
  },
  {
    name: 'a refund that was approved is not paid, or another one is',
    culprits: sql`select coalesce(q.ticket, g.ticket) as culprit
      from (select ticket from service_request q join customer c on c.id = q.customer_id
        where q.type = 'gst-refund' and q.state = 'completed' and c.client_id like '4099%') q
      full join (select distinct ticket from gst_refund where policy_no = ${taxed}) g using (ticket)
      where q.ticket is null or g.ticket is null`,
  },
];

/** Links to pay. */
const LINKS: readonly Invariant[] = [
  {
    name: 'a link is used twice',
    culprits: sql`select lp.link_id as culprit from pay_link_payment lp join payment_order o on o.id = lp.order_id
      left join receipt r on r.order_id = o.id
      where o.state in ('created', 'pending', 'paid') and r.reversed_on is null group by lp.link_id having count(*) > 1`,
  },
  {
    name: 'a link pays something else',
    culprits: sql`select l.id as culprit from pay_link l join pay_link_payment lp on lp.link_id = l.id
      join payment_order o on o.id = lp.order_id join payment_order_item i on i.order_id = o.id
      where o.amount <> l.amount or i.policy_no <> l.policy_no or i.due_from <> l.due_from or o.customer_id <> l.customer_id`,
  },
  {
    name: 'a link is used after it was revoked or over',
    culprits: sql`select l.id as culprit from pay_link l join pay_link_payment lp on lp.link_id = l.id
      join payment_order o on o.id = lp.order_id
      where o.created_at > l.revoked_at or (o.created_at at time zone 'Asia/Kolkata')::date > l.last_day`,
  },
];

export const OF_SERVICES: readonly Invariant[] = [...DEBITS, ...UNITS, ...REFUNDS, ...LINKS, ...PAYOUTS];

export const OF_SERVICES_AT_THE_END: readonly Invariant[] = [
  {
    name: 'a lot has its price and no units',
    culprits: sql`select l.id as culprit from unit_lot l join fund_nav n on n.fund_code = l.fund_code and n.on_date = l.nav_date
      where l.bought_at is null and l.cancelled_at is null`,
  },
  ...PAYOUTS_AT_THE_END,
];
