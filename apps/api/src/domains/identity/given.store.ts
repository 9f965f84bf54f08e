import type { CalendarDate, FaceBand, OtherWay } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import type { CertificateRow } from './certificates.store.ts';

/** How a certificate was given. */
export interface GivenHow {
  readonly way: OtherWay | 'face';
  /** Left out until a person has decided. */
  readonly givenOn?: CalendarDate;
  readonly score?: number | null;
  readonly model?: string | null;
  readonly band?: Exclude<FaceBand, 'different'>;
}

/** Adds certificates to the history of their annuities. */
export async function addGiven(
  db: Db,
  ticket: string,
  rows: readonly CertificateRow[],
  { way, givenOn, score, model, band }: GivenHow,
): Promise<void> {
  await db
    .insertInto('given_certificate')
    .values(
      rows.map(({ policyNo, life, certificate }) => ({
        ticket,
        policy_no: policyNo,
        life,
        way,
        due_on: certificate.dueOn,
        given_on: givenOn ?? null,
        score: score ?? null,
        band: band ?? null,
        model: model ?? null,
      })),
    )
    .execute();
}

/** Of several certificates, those that a request is about: one that was given meanwhile is due on another day. */
export async function certificatesOf(
  db: Db,
  ticket: string,
  all: readonly CertificateRow[],
): Promise<CertificateRow[]> {
  const requested = await db
    .selectFrom('given_certificate')
    .select(['policy_no', 'life', 'due_on'])
    .where('ticket', '=', ticket)
    .execute();
  return all.filter((row) =>
    requested.some(
      ({ policy_no, life, due_on }) =>
        policy_no === row.policyNo && life === row.life && due_on === row.certificate.dueOn,
    ),
  );
}

/** A person has accepted these of a request. */
export async function markGiven(
  db: Db,
  ticket: string,
  rows: readonly CertificateRow[],
  on: CalendarDate,
): Promise<void> {
  for (const { policyNo } of rows)
    await db
      .updateTable('given_certificate')
      .set({ given_on: on })
      .where('ticket', '=', ticket)
      .where('policy_no', '=', policyNo)
      .execute();
}
