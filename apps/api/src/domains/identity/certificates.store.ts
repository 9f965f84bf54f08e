import { type Annuity, type CalendarDate, ENDED_STATUS_CODES, type LifeCertificate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { certificateUnderReview } from '../policies/public.ts';

/** An annuity of a customer with its life certificate. */
export interface CertificateRow {
  readonly policyNo: string;
  readonly certificate: LifeCertificate;
  readonly annuitantName: string;
  readonly isDeathIntimated: boolean;
  readonly annuity: Annuity | null;
}

/** The annuities that need a life certificate. */
export async function findCertificates(db: Db, customerId: number): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    select p.policy_no as "policyNo", o.name as "annuitantName", p.death_intimated_on is not null as "isDeathIntimated",
      jsonb_build_object('dueOn', c.due_on, 'givenOn', c.given_on, 'birthDate', o.birth_date,
        'isUnderReview', ${certificateUnderReview('c')}) as certificate,
      case when a.policy_no is not null then jsonb_build_object('instalment', a.instalment, 'mode', a.mode,
        'firstOn', a.first_on, 'lastOn', a.last_on, 'nextOn', a.next_on) end as annuity
    from life_certificate c join policy p using (policy_no) join customer o on o.id = p.customer_id
      left join annuity a on a.policy_no = p.policy_no
    where p.customer_id = ${customerId} and c.received_on is null and not p.status_code = any(${[...ENDED_STATUS_CODES]}::text[])
    order by p.policy_no`.execute(db);
  return rows;
}

/** Locks policies of a customer in their order, so that two certificates are given one after the other. */
export async function lockPolicies(
  transaction: Db,
  customerId: number,
  policyNos: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('policy')
    .select('policy_no')
    .where('customer_id', '=', customerId)
    .where('policy_no', 'in', [...policyNos])
    .orderBy('policy_no')
    .forUpdate()
    .execute();
  return rows.map(({ policy_no }) => policy_no);
}

export async function setCertificate(
  db: Db,
  policyNo: string,
  { dueOn, givenOn }: { readonly dueOn: CalendarDate; readonly givenOn: CalendarDate },
): Promise<void> {
  await db
    .updateTable('life_certificate')
    .set({ due_on: dueOn, given_on: givenOn, review_ticket: null, remind_on: null })
    .where('policy_no', '=', policyNo)
    .execute();
}

export async function setReview(db: Db, policyNos: readonly string[], ticket: string): Promise<void> {
  await db
    .updateTable('life_certificate')
    .set({ review_ticket: ticket })
    .where('policy_no', 'in', [...policyNos])
    .execute();
}
