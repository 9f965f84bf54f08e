import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Language } from '../../platform/database/tables/content.ts';

/** As many policies as a notification may name. */
const MAX_NAMED = 500;

export interface Concerned {
  /** All of them, though not all may be named. */
  count: number;
  policyNos: string[];
  /** The earliest date that matters. */
  first: CalendarDate;
}

export interface LapsedPolicy {
  policyNo: string;
  statusCode: string;
  premiumLeft: boolean;
  dueDate: CalendarDate | null;
  revivalDate: CalendarDate | null;
}

/** What the notifications are made from. Lists are null where they would be empty. */
export interface Facts {
  kind: 'person' | 'company';
  language: Language;
  pan: string | null;
  pan_validated: boolean;
  fatca_required: boolean;
  neft_qc_status: 'verified' | 'pending' | 'rejected' | 'missing';
  neft_qc_date: CalendarDate | null;
  incorporated_on: CalendarDate | null;
  due: Concerned | null;
  lapsed_count: number;
  lapsed: LapsedPolicy[] | null;
  in_process: Concerned | null;
  certificates: Concerned | null;
  /** Requests that wait for the customer. */
  waiting: Concerned | null;
}

/**
 * Everything that a customer may have to be told, in one query over all policies. A premium for which a payment is in
 * process, or enough has been received already, is not due.
 */
export async function findFacts(
  db: Db,
  customerId: number,
  days: { dueBy: CalendarDate; certificatesBy: CalendarDate },
): Promise<Facts> {
  const concerned = (policyNo: string, date: string) => sql`
    case when count(*) > 0 then jsonb_build_object(
      'count', count(*),
      'policyNos', to_jsonb((array_agg(${sql.ref(policyNo)} order by ${sql.ref(date)}, ${sql.ref(policyNo)}))[1:${sql.lit(MAX_NAMED)}]),
      'first', min(${sql.ref(date)})) end`;
  const { rows } = await sql<Facts>`
    with own as (
      select p.policy_no, p.due_date, p.revival_date, p.premium_left, p.modal_premium, p.status_code, st.lapsed, st.premium_paying
      from policy p join policy_status st on st.code = p.status_code
      where p.customer_id = ${customerId}),
    in_process as (
      select i.policy_no, i.purpose, (o.created_at at time zone 'Asia/Kolkata')::date as since
      from payment_order o join payment_order_item i on i.order_id = o.id
      where o.customer_id = ${customerId} and o.state = 'pending'),
    received as (
      select e.policy_no, -sum(e.amount) as amount
      from ledger_entry e join own on own.policy_no = e.policy_no
      where e.account = 'suspense' group by e.policy_no),
    due as (
      select own.policy_no, own.due_date from own left join received r on r.policy_no = own.policy_no
      where own.premium_paying and own.due_date <= ${days.dueBy}::date and own.modal_premium > coalesce(r.amount, 0)
        and not exists (select 1 from in_process i where i.policy_no = own.policy_no and i.purpose in ('premium', 'revival'))),
    certificates as (
      select l.policy_no, l.due_on from life_certificate l join own on own.policy_no = l.policy_no
      where l.received_on is null and l.due_on <= ${days.certificatesBy}::date),
    waiting as (
      select r.policy_nos, (max(e.at) at time zone 'Asia/Kolkata')::date as since
      from service_request r join service_request_event e on e.ticket = r.ticket
      where r.customer_id = ${customerId} and r.state = 'waiting' group by r.ticket),
    lapsed as (
      select * from own where lapsed order by due_date, policy_no limit ${sql.lit(MAX_NAMED)})
    select c.kind, c.language, c.pan, c.pan_validated, c.fatca_required, c.neft_qc_status, c.neft_qc_date, c.incorporated_on,
      (select ${concerned('policy_no', 'due_date')} from due) as due,
      (select count(*)::int from own where lapsed) as lapsed_count,
      (select jsonb_agg(jsonb_build_object('policyNo', policy_no, 'statusCode', status_code, 'premiumLeft', premium_left,
        'dueDate', due_date, 'revivalDate', revival_date) order by due_date, policy_no) from lapsed) as lapsed,
      (select ${concerned('policy_no', 'since')} from (select policy_no, min(since) as since from in_process group by policy_no) i) as in_process,
      (select ${concerned('policy_no', 'due_on')} from certificates) as certificates,
      (select case when count(*) > 0 then jsonb_build_object('count', count(*),
        'policyNos', to_jsonb(array(select distinct n from waiting, unnest(policy_nos) n order by n)), 'first', min(since))
        end from waiting) as waiting
    from customer c where c.id = ${customerId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the session has no customer');
  return facts;
}
