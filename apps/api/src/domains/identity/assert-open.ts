import { type CalendarDate, certificateState, formatDate } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { type CertificateRow, findCertificates } from './certificates.store.ts';

/**
 * The chosen annuities, whose certificates can be given today. Throws `not-found` for one that is not the customer's or needs
 * none, `not-due`, or `already-given` with the day.
 */
export async function openCertificates(
  db: Db,
  customerId: number,
  policyNos: readonly string[],
  today: CalendarDate,
): Promise<CertificateRow[]> {
  const all = await findCertificates(db, customerId);
  const chosen = policyNos.map((policyNo) => all.find((row) => row.policyNo === policyNo && !row.isDeathIntimated));
  return chosen.map((row) => {
    if (!row) throw problem('not-found');
    const state = certificateState(row.certificate, today);
    if (state === 'not-due') throw problem('not-due');
    if (state === 'under-review')
      throw problem('already-given', { detail: 'A life certificate is under review. We will tell you the result.' });
    if (state === 'given')
      throw problem('already-given', {
        detail: `The life certificate was given on ${formatDate(row.certificate.givenOn ?? today)}.`,
      });
    return row;
  });
}
