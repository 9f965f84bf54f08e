import { type Annuity, type CalendarDate, ENDED_STATUS_CODES, type LifeCertificate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { type AnnuityLife, certificateIn, livesOf } from '../policies/public.ts';

/** One life of an annuity with its life certificate. */
export interface CertificateRow {
  readonly policyNo: string;
  readonly life: AnnuityLife;
  readonly certificate: LifeCertificate;
  /** The certificates of the other lives of the annuity; none on one life. */
  readonly others: readonly LifeCertificate[];
  readonly annuitantName: string;
  readonly isDeathIntimated: boolean;
  readonly annuity: Annuity | null;
}

/** The annuities of a customer that need life certificates, once for each life. */
export async function findCertificates(db: Db, customerId: number): Promise<CertificateRow[]> {
  const { rows } = await sql<Omit<CertificateRow, 'others'>>`
    select p.policy_no as "policyNo", l.life, l.name as "annuitantName",
      p.death_intimated_on is not null as "isDeathIntimated", ${certificateIn('l')} as certificate,
      case when a.policy_no is not null then jsonb_build_object('instalment', a.instalment, 'mode', a.mode,
        'firstOn', a.first_on, 'lastOn', a.last_on, 'nextOn', a.next_on) end as annuity
    from policy p cross join lateral ${livesOf('p')} l left join annuity a on a.policy_no = p.policy_no
    where p.customer_id = ${customerId} and not p.status_code = any(${[...ENDED_STATUS_CODES]}::text[])
    order by p.policy_no, l.life`.execute(db);
  return rows.map((row) => ({
    ...row,
    others: rows
      .filter(({ policyNo, life }) => policyNo === row.policyNo && life !== row.life)
      .map(({ certificate }) => certificate),
  }));
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

/** The table that has the certificates of a life. */
export const TABLE_OF = { first: 'life_certificate', second: 'second_annuitant' } as const satisfies Record<
  AnnuityLife,
  string
>;

export async function setCertificate(
  db: Db,
  { policyNo, life }: Pick<CertificateRow, 'policyNo' | 'life'>,
  { dueOn, givenOn }: { readonly dueOn: CalendarDate; readonly givenOn: CalendarDate },
): Promise<void> {
  await db
    .updateTable(TABLE_OF[life])
    .set({ due_on: dueOn, given_on: givenOn, review_ticket: null, remind_on: null })
    .where('policy_no', '=', policyNo)
    .execute();
}

export async function setReview(db: Db, rows: readonly CertificateRow[], ticket: string): Promise<void> {
  for (const { policyNo, life } of rows)
    await db.updateTable(TABLE_OF[life]).set({ review_ticket: ticket }).where('policy_no', '=', policyNo).execute();
}
