import { type CalendarDate, certificateRequestedUntil, freeLookReceivedFrom, payableUntil } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Language } from '../../platform/language.ts';
import { livesOf } from './annuity-lives.store.ts';

/** A customer's attention facts besides those of the policies. */
export interface CustomerFacts {
  kind: 'person' | 'company';
  language: Language;
  pan: string | null;
  pan_validated: boolean;
  fatca_required: boolean;
  neft_qc_status: 'verified' | 'pending' | 'rejected' | 'missing';
  neft_qc_date: CalendarDate | null;
  incorporated_on: CalendarDate | null;
  /** The company has sent it, and staff have not decided about it. */
  sent_incorporation_date: boolean;
  /** Requests that wait for the customer, and since when. */
  waiting: { ticket: string; policyNos: string[]; since: CalendarDate }[];
  /** Requests that are neither completed nor declined. */
  open_requests: number;
}

/** All attention facts of a customer except those of the policies, in one query. */
export async function findCustomerFacts(db: Db, customerId: number): Promise<CustomerFacts> {
  const { rows } = await sql<CustomerFacts>`
    with waiting as (
      select r.ticket, r.policy_nos as "policyNos", (max(e.at) at time zone 'Asia/Kolkata')::date as since
      from service_request r join service_request_event e on e.ticket = r.ticket
      where r.customer_id = ${customerId} and r.state = 'waiting' group by r.ticket)
    select c.kind, c.language, c.pan, c.pan_validated, c.fatca_required, c.neft_qc_status, c.neft_qc_date, c.incorporated_on,
      exists (select from service_request r where r.customer_id = c.id and r.type = 'date-of-incorporation'
        and r.state not in ('completed', 'declined')) as sent_incorporation_date,
      coalesce((select jsonb_agg(to_jsonb(waiting) order by since) from waiting), '[]') as waiting,
      (select count(*) from service_request r
        where r.customer_id = c.id and r.state not in ('completed', 'declined')) as open_requests
    from customer c where c.id = ${customerId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('the session has no customer');
  return facts;
}

/** A customer's policies that may need attention, by number; the rule decides. */
export async function findConcernedPolicies(db: Db, customerId: number, today: CalendarDate): Promise<string[]> {
  const { rows } = await sql<{ policy_no: string }>`
    select p.policy_no from policy p join policy_status st on st.code = p.status_code
    where p.customer_id = ${customerId} and (
      st.lapsed or (st.premium_paying and p.due_date <= ${payableUntil(today)}::date)
      or exists (select 1 from policy_loan l where l.policy_no = p.policy_no and l.principal > 0)
      or exists (select 1 from policy_hold h where h.policy_no = p.policy_no)
      or exists (select 1 from policy_free_look f
        where f.policy_no = p.policy_no and f.document_received_on >= ${freeLookReceivedFrom(today)}::date)
      or exists (select 1 from ${livesOf('p')} l
        where not l.is_under_review and l.due_on <= ${certificateRequestedUntil(today)}::date))
    union
    select i.policy_no from payment_order o join payment_order_item i on i.order_id = o.id
    where o.customer_id = ${customerId} and o.state = 'pending'
    order by policy_no`.execute(db);
  return rows.map(({ policy_no }) => policy_no);
}
