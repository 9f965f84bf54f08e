import { sql } from 'kysely';
import { APPLICATIONS_ALWAYS, APPLICATIONS_AT_THE_END } from './applications.ts';
import { BOOKINGS_ALWAYS, BOOKINGS_AT_THE_END } from './bookings.ts';
import { CERTIFICATES_ALWAYS } from './certificates.ts';
import type { Invariant } from './invariant.ts';
import { FUNDS, FUNDS_AT_THE_END } from './invariants-of-funds.ts';
import { PAYOUTS, PAYOUTS_AT_THE_END } from './invariants-of-payouts.ts';
import { VALUE, VALUE_AT_THE_END } from './invariants-of-value.ts';
import { TAXED } from './services.ts';

const taxed = sql.lit(TAXED);

/** Debits of mandates. */
const DEBITS: readonly Invariant[] = [
  {
    name: 'a mandate debits a premium twice',
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
    name: 'the state of a debit differs from its order',
    culprits: sql`select d.id as culprit from mandate_debit d join payment_order o on o.id = d.order_id
      where (d.state = 'paid' and o.state <> 'paid') or d.state in ('skipped', 'dropped', 'refused', 'announced')
        or (d.state = 'failed' and o.state in ('created', 'pending', 'paid'))`,
  },
  {
    name: 'a mandate debits after it was stopped',
    culprits: sql`select order_id as culprit from history_debit where state not in ('active', 'on-hold')`,
  },
  {
    name: 'a debit that the customer skipped happens, or still may',
    culprits: sql`select q.ticket as culprit from service_request q
      join customer c on c.id = q.customer_id and c.client_id like '4099%'
      left join mandate_debit d on d.mandate_id = q.payload ->> 'mandateId' and d.debit_on = (q.payload ->> 'date')::date
      where q.type = 'auto-debit' and d.state is distinct from 'skipped'`,
  },
  {
    name: "a debit exceeds its mandate's limit",
    culprits: sql`select d.id as culprit from mandate_debit d join mandate m on m.id = d.mandate_id
      where d.amount > m.ceiling and d.state <> 'refused'`,
  },
];

/** GST refunds. */
const REFUNDS: readonly Invariant[] = [
  {
    name: 'GST is refunded twice, or not as recorded',
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
    name: 'the GST of a payment is requested twice',
    culprits: sql`select n.receipt_no as culprit from service_request q
      join customer c on c.id = q.customer_id and c.client_id like '4099%',
      jsonb_array_elements_text(q.payload -> 'receiptNos') as n (receipt_no)
      where q.type = 'gst-refund' and q.state <> 'declined' group by n.receipt_no having count(*) > 1`,
  },
  {
    name: 'an approved refund is not paid, or an unapproved one is',
    culprits: sql`select coalesce(q.ticket, g.ticket) as culprit
      from (select ticket from service_request q join customer c on c.id = q.customer_id
        where q.type = 'gst-refund' and q.state = 'completed' and c.client_id like '4099%') q
      full join (select distinct ticket from gst_refund where policy_no = ${taxed}) g using (ticket)
      where q.ticket is null or g.ticket is null`,
  },
];

/** Payment links. */
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
    name: 'a link is used after it was revoked or expired',
    culprits: sql`select l.id as culprit from pay_link l join pay_link_payment lp on lp.link_id = l.id
      join payment_order o on o.id = lp.order_id
      where o.created_at > l.revoked_at or (o.created_at at time zone 'Asia/Kolkata')::date > l.last_day`,
  },
];

export const OF_SERVICES: readonly Invariant[] = [
  ...DEBITS,
  ...REFUNDS,
  ...LINKS,
  ...FUNDS,
  ...PAYOUTS,
  ...VALUE,
  ...APPLICATIONS_ALWAYS,
  ...BOOKINGS_ALWAYS,
  ...CERTIFICATES_ALWAYS,
];

export const OF_SERVICES_AT_THE_END: readonly Invariant[] = [
  ...FUNDS_AT_THE_END,
  ...PAYOUTS_AT_THE_END,
  ...VALUE_AT_THE_END,
  ...APPLICATIONS_AT_THE_END,
  ...BOOKINGS_AT_THE_END,
];
