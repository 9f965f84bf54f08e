import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { UNIT_LINKED } from './services.ts';

const unitLinked = sql.lit(UNIT_LINKED);

/** Units and the money that moves with them: top-ups, premiums, switches, withdrawals. */
export const FUNDS: readonly Invariant[] = [
  {
    name: 'a holding is negative',
    culprits: sql`select policy_no || ' ' || fund_code as culprit from fund_holding where units < 0
      union all select policy_no || ' ' || fund_code from top_up_holding where units < 0
      union all select policy_no || ' ' || fund_code from unit_lot where units < 0
      union all select policy_no || ' ' || fund_code from premium_lot where units < 0`,
  },
  {
    name: 'more units of top-ups are held than units in total',
    culprits: sql`select t.policy_no || ' ' || t.fund_code as culprit
      from (select policy_no, fund_code, sum(units) as units from top_up_holding group by policy_no, fund_code) t
      left join fund_holding h using (policy_no, fund_code) where t.units > coalesce(h.units, 0)`,
  },
  {
    name: 'units bought differ from units sold plus units held',
    culprits: sql`select policy_no || ' ' || fund_code as culprit from (
        select policy_no, fund_code, units from history_fund_holding
        union all select policy_no, fund_code, units from unit_lot where bought_at is not null and policy_no like '59%'
        union all select policy_no, fund_code, units from premium_lot where bought_at is not null and policy_no like '59%'
        union all select s.policy_no, l.fund_code, l.units from fund_switch s join fund_switch_to l on l.switch_id = s.id where s.state = 'done'
        union all select s.policy_no, l.fund_code, -l.units from fund_switch s join fund_switch_from l on l.switch_id = s.id where s.state = 'done'
        union all select w.policy_no, l.fund_code, -l.units from fund_withdrawal w join fund_withdrawal_leg l on l.withdrawal_id = w.id
          where w.state = 'done' and l.units is not null
        union all select policy_no, fund_code, -units from fund_holding where policy_no like '59%') moved
      group by policy_no, fund_code having sum(units) <> 0`,
  },
  {
    name: "units are bought at a price other than their day's",
    culprits: sql`select l.id as culprit from (
        select l.id::text, l.fund_code, l.nav_date, l.nav, l.units, l.amount, t.paid_on from unit_lot l
          join top_up t on t.order_id = l.order_id and t.policy_no = l.policy_no where l.bought_at is not null
        union all select posting_id::text, fund_code, nav_date, nav, units, amount, null from premium_lot where bought_at is not null) l
      left join fund_nav n on n.fund_code = l.fund_code and n.on_date = l.nav_date
      where n.nav is null or l.nav <> n.nav or l.units <> round(l.amount / (100.0 * n.nav), 4) or l.nav_date < l.paid_on`,
  },
  {
    name: "units are sold or switched at a price other than their day's",
    culprits: sql`select l.ticket || ' ' || l.fund_code as culprit from (
        select s.ticket, s.nav_date, l.fund_code, l.units, l.nav, l.value from fund_switch s join fund_switch_from l on l.switch_id = s.id
          where s.state = 'done'
        union all select s.ticket, s.nav_date, l.fund_code, l.units, l.nav, l.value from fund_switch s join fund_switch_to l on l.switch_id = s.id
          where s.state = 'done'
        union all select w.ticket, w.nav_date, l.fund_code, l.units, l.nav, l.value from fund_withdrawal w
          join fund_withdrawal_leg l on l.withdrawal_id = w.id where w.state = 'done' and l.units is not null) l
      left join fund_nav n on n.fund_code = l.fund_code and n.on_date = l.nav_date
      where n.nav is null or l.nav <> n.nav or abs(l.value - l.units * n.nav * 100) > 1`,
  },
  {
    name: 'the two sides of a switch differ in value',
    culprits: sql`select s.ticket as culprit from fund_switch s where s.state = 'done'
      and (select sum(value) from fund_switch_from where switch_id = s.id) - s.charge
        is distinct from (select sum(value) from fund_switch_to where switch_id = s.id)`,
  },
  {
    // a surrender pays out received money that waits for its price, unless it is reversed at the same moment
    name: 'a withdrawal pays a different amount than its units were sold for',
    culprits: sql`select w.ticket as culprit from fund_withdrawal w
      left join payout o on o.ticket = w.ticket left join discontinued_money d on d.ticket = w.ticket
      cross join lateral (select w.gross - sum(value) as more from fund_withdrawal_leg where withdrawal_id = w.id) sold
      cross join lateral (
        select coalesce(sum(l.amount), 0) as whole, coalesce(sum(l.amount) filter (where r.reversed_on is null), 0) as kept
        from (select order_id, policy_no, amount, cancelled_at from unit_lot
          union all select g.order_id, p.policy_no, p.amount, p.cancelled_at from premium_lot p join ledger_posting g on g.id = p.posting_id) l left join receipt r on r.order_id = l.order_id
        where w.extent = 'all' and l.policy_no = w.policy_no and l.cancelled_at = w.ended_at) waited
      where w.state = 'done' and (sold.more not in (waited.whole, waited.kept)
        or (d.ticket is null and o.gross is distinct from w.gross) or d.amount + d.charge <> w.gross)`,
  },
  {
    name: 'the state of a request differs from its switch or withdrawal',
    culprits: sql`select f.ticket as culprit from (select ticket, state from fund_switch union all select ticket, state from fund_withdrawal) f
      join service_request r using (ticket) join customer c on c.id = r.customer_id and c.client_id like '4099%'
      where r.state <> case f.state when 'waiting' then 'received' when 'done' then 'completed' else 'declined' end`,
  },
  {
    name: 'an ended policy holds units, or money that waits for units',
    culprits: sql`select p.policy_no as culprit from policy p where p.policy_no like '59%' and p.status_code in ('S', 'F', 'M') and (
      exists (select from fund_holding h where h.policy_no = p.policy_no and h.units <> 0)
      or exists (select from unit_lot l where l.policy_no = p.policy_no and l.bought_at is null and l.cancelled_at is null)
      or exists (select from premium_lot l where l.policy_no = p.policy_no and l.bought_at is null and l.cancelled_at is null))`,
  },
  {
    name: 'a payment is reversed, its units are kept, and there is no case for staff',
    culprits: sql`select l.order_id as culprit from (select order_id, bought_at from unit_lot union all select g.order_id, p.bought_at from premium_lot p join ledger_posting g on g.id = p.posting_id) l
      join receipt r on r.order_id = l.order_id
      where r.reversed_on is not null and l.bought_at is not null
        and not exists (select from reconciliation_case k where k.order_id = l.order_id and k.kind = 'undo-by-hand')`,
  },
  {
    name: 'the lots of a top-up do not add up to its amount',
    culprits: sql`select t.order_id as culprit from top_up t
      where t.amount <> (select coalesce(sum(l.amount), 0) from unit_lot l where l.order_id = t.order_id and l.policy_no = t.policy_no)`,
  },
  {
    name: 'a top-up without a payment, or a payment without its top-up',
    culprits: sql`select coalesce(o.id, t.order_id) as culprit
      from (select o.id from payment_order o join receipt r on r.order_id = o.id join receipt_line l using (receipt_no)
        where o.purpose = 'top-up' and o.state = 'paid' and l.unapplied = 0) o
      full join top_up t on t.order_id = o.id where o.id is null or t.order_id is null`,
  },
  {
    name: 'the cover does not match the top-ups',
    culprits: sql`select p.policy_no as culprit from policy p join history_policy h using (policy_no)
      where p.policy_no = ${unitLinked} and p.sum_assured - h.sum_assured <>
        (select coalesce(sum(extra_cover), 0) from top_up t where t.policy_no = p.policy_no and t.cancelled_at is null)`,
  },
];

export const FUNDS_AT_THE_END: readonly Invariant[] = [
  {
    name: 'money with a published price has no units',
    culprits: sql`select l.policy_no || ' ' || l.order_id as culprit from (
        select policy_no, order_id, fund_code, nav_date, bought_at, cancelled_at from unit_lot
        union all select policy_no, posting_id::text, fund_code, nav_date, bought_at, cancelled_at from premium_lot) l
      join fund_nav n on n.fund_code = l.fund_code and n.on_date = l.nav_date where l.bought_at is null and l.cancelled_at is null`,
  },
];
