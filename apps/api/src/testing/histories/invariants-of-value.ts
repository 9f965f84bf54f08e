import { type CalendarDate, loanLimit } from '@lifedesk/rules';
import { sql } from 'kysely';
import { findPaidPremiums } from '../../domains/payments/public.ts';
import { findValued } from '../../domains/payouts/surrender/surrender.store.ts';
import { VALUE_REQUESTS } from '../../domains/policies/money-requests.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Invariant } from './invariant.ts';

const OF_VALUE = sql.join(VALUE_REQUESTS.map((type) => sql.lit(type)));
/** Those that staff or the payout job decide later. */
const PAID = sql`('surrender-request', 'ulip-surrender', 'pua-surrender', 'freelook-request', 'e-loan')`;
/** A bank has reversed a payment, and staff have a case about what no rule can undo. */
const LEFT_TO_PEOPLE = sql`exists (select from reconciliation_case k join payment_order_item i on i.order_id = k.order_id
  where k.kind = 'undo-by-hand' and i.policy_no = p.policy_no)`;

/** The value of a policy, which is borrowed on, surrendered or paid out once. */
export const VALUE: readonly Invariant[] = [
  {
    name: 'money received differs from money paid out plus money held',
    culprits: sql`select 'bank and gateway' as culprit from (
        select coalesce(sum(e.amount), 0) as held from ledger_entry e join ledger_posting p on p.id = e.posting_id
        where e.account in ('bank', 'gateway-clearing') and (
          coalesce(p.order_id, p.settles, p.reverses) in (select id from payment_order)
          or p.payout_ticket in (select o.ticket from payout o join customer c on c.id = o.customer_id where c.client_id like '4099%'))) b
      where held <> (select coalesce(sum(o.amount), 0) from payment_order o join receipt r on r.order_id = o.id where r.reversed_on is null)
        - (select coalesce(sum(o.net + o.penal_interest), 0) from payout o join customer c on c.id = o.customer_id
          where c.client_id like '4099%' and o.state = 'paid')`,
  },
  {
    name: 'a policy has two open requests for its value',
    culprits: sql`select n.policy_no as culprit from service_request r join customer c on c.id = r.customer_id and c.client_id like '4099%',
      unnest(r.policy_nos) as n (policy_no) where r.type in (${OF_VALUE}) and r.settled_at is null
      group by n.policy_no having count(*) > 1`,
  },
  {
    name: 'money is borrowed and surrendered on the same value',
    culprits: sql`select p.policy_no as culprit from policy p join policy_loan l using (policy_no)
      where p.policy_no like '59%' and p.status_code in ('S', 'F', 'M') and l.principal > 0 and not ${LEFT_TO_PEOPLE}
      union all select l.policy_no from payout l join payout s using (policy_no)
      where l.policy_no like '59%' and l.kind = 'loan' and s.kind in ('surrender', 'free-look') and l.ordered_at > s.ordered_at`,
  },
  {
    name: 'the books differ from a loan',
    culprits: sql`select p.policy_no as culprit from policy p left join policy_loan l using (policy_no)
      left join (select policy_no, sum(amount) as held from ledger_entry where account = 'policy-loans' group by policy_no) b using (policy_no)
      where p.policy_no like '59%' and coalesce(l.principal, 0) <> coalesce(b.held, 0) and not ${LEFT_TO_PEOPLE}`,
  },
  {
    name: 'the undrawn part of a loan differs from what is owed for it',
    culprits: sql`select p.policy_no as culprit from policy p join policy_loan l using (policy_no)
      where p.policy_no like '59%' and p.status_code not in ('S', 'F', 'M') and l.undrawn <>
        (select coalesce(sum(o.gross), 0) from payout o where o.policy_no = p.policy_no and o.kind = 'loan'
          and o.state <> 'paid' and o.taken_back_on is null)`,
  },
  {
    name: 'a declined request is paid, or a completed one is not',
    culprits: sql`select r.ticket as culprit from service_request r join customer c on c.id = r.customer_id and c.client_id like '4099%'
      left join payout o on o.ticket = r.ticket left join discontinued_money d on d.ticket = r.ticket
      where r.type in ${PAID} and case r.state
        when 'declined' then o.ticket is not null and o.taken_back_on is null
        when 'completed' then o.ticket is null and d.ticket is null else false end`,
  },
  {
    name: 'a policy is surrendered twice',
    culprits: sql`select o.policy_no as culprit from payout o where o.policy_no like '59%' and o.kind in ('surrender', 'free-look')
      and o.parts -> 0 ->> 'name' is distinct from 'unapplied-premium' group by o.policy_no having count(*) > 1`,
  },
  {
    name: 'more is refunded than was received and not used',
    culprits: sql`select p.policy_no as culprit from policy p join ledger_entry e on e.policy_no = p.policy_no and e.account = 'suspense'
      where p.policy_no like '59%' and not ${LEFT_TO_PEOPLE} group by p.policy_no having sum(e.amount) > 0`,
  },
];

export const VALUE_AT_THE_END: readonly Invariant[] = [
  {
    name: 'an ended policy still holds money',
    culprits: sql`select p.policy_no as culprit from policy p join ledger_entry e on e.policy_no = p.policy_no and e.account = 'suspense'
      where p.policy_no like '59%' and p.status_code in ('S', 'F', 'M') group by p.policy_no having sum(e.amount) < 0`,
  },
];

/**
 * The loans above their limit. Call it when one is granted: the value may fall later, for example when a premium is
 * reversed.
 */
export async function aboveLimit(db: Db, today: CalendarDate): Promise<string[]> {
  const { rows } = await sql<{
    policy_no: string;
    customer_id: number;
  }>`select policy_no, customer_id from policy_loan l
    join policy p using (policy_no) where policy_no like '59%' and l.principal > 0`.execute(db);
  const culprits: string[] = [];
  for (const { policy_no: policyNo, customer_id: customerId } of rows) {
    const policy = (await findValued(db, { customerId, policyNo })).get(policyNo);
    const ledger = (await findPaidPremiums(db, [policyNo])).get(policyNo) ?? null;
    if (!policy) continue;
    const { limit, principal, interest } = loanLimit({ ...policy, ledger }, today);
    if (principal + interest > limit)
      culprits.push(`${ABOVE_LIMIT}: ${policyNo}, ${principal + interest} of ${limit} paise`);
  }
  return culprits;
}

export const ABOVE_LIMIT = 'a loan exceeds its limit when it is granted';
