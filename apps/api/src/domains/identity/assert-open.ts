import { type CalendarDate, formatDate, stateOfLife } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import type { AnnuityLife } from '../policies/public.ts';
import { type CertificateRow, findCertificates } from './certificates.store.ts';
import type { FaceCheckRow } from './faces.store.ts';

/** Whose certificate it is: of which annuities, and of which of their lives. */
export interface ChosenCertificates {
  readonly policyNos: readonly string[];
  /** Left out, it is the first. */
  readonly life?: AnnuityLife;
}

/**
 * The chosen annuities with the life whose certificates can be given today. Throws `not-found` for one that is not the
 * customer's, has no such life or needs none, `validation` for second lives that are different people, `not-due`, or
 * `already-given` with the day.
 */
export async function openCertificates(
  db: Db,
  customerId: number,
  { policyNos, life = 'first' }: ChosenCertificates,
  today: CalendarDate,
): Promise<CertificateRow[]> {
  const all = (await findCertificates(db, customerId)).filter((row) => row.life === life && !row.isDeathIntimated);
  const chosen = policyNos.map((policyNo) => all.find((row) => row.policyNo === policyNo));
  const rows = chosen.map((row) => {
    if (!row) throw problem('not-found');
    const state = stateOfLife(row.certificate, row.others, today);
    if (state === 'not-due') throw problem('not-due');
    if (state === 'under-review')
      throw problem('already-given', { detail: 'A life certificate is under review. We will tell you the result.' });
    if (state === 'given')
      throw problem('already-given', {
        detail: `The life certificate was given on ${formatDate(row.certificate.givenOn ?? today)}.`,
      });
    return row;
  });
  if (new Set(rows.map(personOf)).size > 1) throw validationProblem('/policyNos', 'must be annuities of one person');
  return rows;
}

/** The life of which a picture was checked; undefined if its certificate is not needed any more. */
export async function checkedLife(
  db: Db,
  customerId: number,
  { policy_nos, life }: Pick<FaceCheckRow, 'policy_nos' | 'life'>,
): Promise<CertificateRow | undefined> {
  const all = await findCertificates(db, customerId);
  return all.find((row) => row.life === life && policy_nos.includes(row.policyNo));
}

/** The name of the second life of an annuity; null for the policyholder's. */
export const secondName = (row: CertificateRow | undefined): string | null =>
  row?.life === 'second' ? row.annuitantName : null;

const personOf = ({ annuitantName, certificate }: CertificateRow): string =>
  `${annuitantName} ${certificate.birthDate}`;
