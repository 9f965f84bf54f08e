import { type CalendarDate, ENDED_STATUS_CODES, type LifeCertificate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { type AnnuityLife, certificateIn, livesOf } from '../policies/public.ts';
import { TABLE_OF } from './certificates.store.ts';

/** A missing certificate of which a reminder may be due. */
export interface Missing {
  readonly life: AnnuityLife;
  readonly certificate: LifeCertificate;
  /** When a reminder is due; null if that is not known yet. */
  readonly remindOn: CalendarDate | null;
}

const RUNNING = sql`c.received_on is null and p.death_intimated_on is null
  and not p.status_code = any(${[...ENDED_STATUS_CODES]}::text[])`;

/** Policies after the given one with a reminder that is due by a day, or not known yet. */
export async function findToRemind(db: Db, today: CalendarDate, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ policy_no: string }>`
    select c.policy_no from life_certificate c join policy p using (policy_no)
    where (c.remind_on is null or c.remind_on <= ${today}::date) and ${RUNNING} and c.policy_no > ${after}
    union
    select c.policy_no from second_annuitant s join life_certificate c using (policy_no) join policy p using (policy_no)
    where (s.remind_on is null or s.remind_on <= ${today}::date) and ${RUNNING} and c.policy_no > ${after}
    order by policy_no limit ${limit}`.execute(db);
  return rows.map(({ policy_no }) => policy_no);
}

/**
 * Locks an annuity and reads the certificates of its lives as they are then, with the customer; undefined if another node has it,
 * or a certificate is being given.
 */
export async function lockToRemind(
  transaction: Db,
  policyNo: string,
): Promise<{ readonly customerId: number; readonly lives: readonly Missing[] } | undefined> {
  const { rows: locked } = await sql<{ customer_id: number }>`
    select p.customer_id from life_certificate c join policy p using (policy_no)
    where c.policy_no = ${policyNo} and ${RUNNING} for update of p, c skip locked`.execute(transaction);
  const [policy] = locked;
  if (!policy) return undefined;
  const { rows: lives } = await sql<Missing>`
    select l.life, l.remind_on as "remindOn", ${certificateIn('l')} as certificate
    from policy p cross join lateral ${livesOf('p')} l where p.policy_no = ${policyNo} order by l.life`.execute(
    transaction,
  );
  return { customerId: policy.customer_id, lives };
}

export async function setRemindOn(
  transaction: Db,
  policyNo: string,
  life: AnnuityLife,
  on: CalendarDate,
): Promise<void> {
  await transaction.updateTable(TABLE_OF[life]).set({ remind_on: on }).where('policy_no', '=', policyNo).execute();
}
