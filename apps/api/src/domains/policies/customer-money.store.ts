import {
  type BenefitPolicy,
  type CalendarDate,
  type CustomerMoney,
  horizonEnd,
  type MoneyNeverReceived,
  type MoneyOrdered,
  type MoneyRequested,
  nextBenefit,
} from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { benefitColumns } from './benefit-columns.store.ts';
import { DECIDED_REQUESTS } from './money-requests.ts';

/** The maximum of each kind that is read. */
const MOST = 200;

/** Money that we owe a customer or will pay in the next twelve months, from all domains. */
export async function findCustomerMoney(db: Db, customerId: number, today: CalendarDate): Promise<CustomerMoney[]> {
  const [payouts, unclaimed, requests, benefits] = await Promise.all([
    sql<MoneyOrdered>`
      select 'payout' as what, o.policy_no as "policyNo", o.net, o.counts_from as "countsFrom", o.promised_on as "promisedOn",
        case when o.state = 'held' then o.held_until end as "heldUntil",
        case when o.state = 'sent' and o.bank_reference is null then 'owed' else o.state end as state,
        -- kinds that the previous release cannot show are known by their number
        case when o.ticket like 'INT-%' then 'late-interest' when o.ticket like 'AN%' then 'annuity' else o.kind end as kind
      from payout o where o.customer_id = ${customerId} and o.state in ('held', 'owed', 'sent', 'returned')
      order by o.promised_on, o.ticket limit ${MOST}`.execute(db),
    sql<MoneyNeverReceived>`
      select 'unclaimed' as what, u.policy_no as "policyNo", u.amount, u.due_on as "dueOn"
      from unclaimed_amount u join policy p using (policy_no)
      where p.customer_id = ${customerId} and u.claim_ticket is null and not u.disputed
      order by u.due_on, u.reference limit ${MOST}`.execute(db),
    sql<MoneyRequested>`
      select 'request' as what, r.ticket, r.policy_nos as "policyNos", r.promised_on as "promisedOn",
        (r.made_at at time zone 'Asia/Kolkata')::date as "madeOn",
        (coalesce(r.payload ->> 'net', r.payload ->> 'cash'))::bigint as amount
      from service_request r where r.customer_id = ${customerId} and r.settled_at is null and r.state <> 'waiting'
        and r.type = any(${[...DECIDED_REQUESTS]}::text[]) and r.promised_on < ${today}::date
        and not exists (select from payout o where o.ticket = r.ticket)
      order by r.made_at limit ${MOST}`.execute(db),
    findBenefits(db, customerId, today),
  ]);
  return [...payouts.rows, ...unclaimed.rows, ...requests.rows, ...benefits];
}

/** The next benefit of each policy that has one in the next twelve months. */
async function findBenefits(db: Db, customerId: number, today: CalendarDate): Promise<CustomerMoney[]> {
  const until = horizonEnd(today);
  const { rows } = await sql<BenefitPolicy & { policyNo: string }>`
    select p.policy_no as "policyNo", pl.line, p.status_code as "policyStatusCode", p.maturity_date as "maturityDate",
      p.death_intimated_on is not null as "isDeathIntimated", ${benefitColumns}
    from policy p join plan pl on pl.code = p.plan_code
    where p.customer_id = ${customerId} and (p.maturity_date between ${today}::date and ${until}::date
      or exists (select from annuity a where a.policy_no = p.policy_no and a.next_on <= ${until}::date)
      or exists (select from benefit b where b.policy_no = p.policy_no and b.ordered_at is null and b.due_on <= ${until}::date))
    order by p.policy_no limit ${MOST}`.execute(db);
  return rows.flatMap(({ policyNo, ...policy }) => {
    const next = nextBenefit(policy, today, until);
    return next ? [{ what: 'benefit' as const, policyNo, ...next }] : [];
  });
}
