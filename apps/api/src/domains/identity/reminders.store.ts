import { type CalendarDate, ENDED_STATUS_CODES, type LifeCertificate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { certificateUnderReview } from '../policies/public.ts';

/** A missing certificate of which a reminder may be due. */
export interface Missing {
  readonly customerId: number;
  readonly certificate: LifeCertificate;
  /** When a reminder is due; null if that is not known yet. */
  readonly remindOn: CalendarDate | null;
}

const RUNNING = sql`c.received_on is null and p.death_intimated_on is null
  and not p.status_code = any(${[...ENDED_STATUS_CODES]}::text[])`;

/** Policies after the given one whose reminder is due by a day, or not known yet. */
export async function findToRemind(db: Db, today: CalendarDate, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ policy_no: string }>`
    select c.policy_no from life_certificate c join policy p using (policy_no)
    where (c.remind_on is null or c.remind_on <= ${today}::date) and ${RUNNING} and c.policy_no > ${after}
    order by c.policy_no limit ${limit}`.execute(db);
  return rows.map(({ policy_no }) => policy_no);
}

/** Locks a certificate and reads it as it is then; undefined if another node has it or has reminded. */
export async function lockToRemind(
  transaction: Db,
  policyNo: string,
  today: CalendarDate,
): Promise<Missing | undefined> {
  const { rows } = await sql<Missing>`
    select p.customer_id as "customerId", c.remind_on as "remindOn",
      jsonb_build_object('dueOn', c.due_on, 'givenOn', c.given_on, 'birthDate', o.birth_date,
        'isUnderReview', ${certificateUnderReview('c')}) as certificate
    from life_certificate c join policy p using (policy_no) join customer o on o.id = p.customer_id
    where c.policy_no = ${policyNo} and (c.remind_on is null or c.remind_on <= ${today}::date) and ${RUNNING}
    for update of c skip locked`.execute(transaction);
  return rows[0];
}

export async function setRemindOn(transaction: Db, policyNo: string, on: CalendarDate): Promise<void> {
  await transaction.updateTable('life_certificate').set({ remind_on: on }).where('policy_no', '=', policyNo).execute();
}
