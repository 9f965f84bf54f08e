import { medicalTests } from '@lifedesk/rules';
import { medicalTestText } from '@lifedesk/rules/texts';
import { countedAs } from '../../platform/access/account.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { inEveryLanguage } from '../../platform/language.ts';
import { problem } from '../../platform/problem.ts';
import { storeTemporarily } from '../documents/public.ts';
import { findNewestBooking } from './bookings.store.ts';
import type { CaseRow } from './cases.store.ts';
import { fetchReport } from './fetch-report.ts';
import { ownCase } from './own-case.ts';

export default sessionHandler('medicalReports', async ({ body, session }, deps) => {
  const row = await ownCase(deps.db, session, body.caseId);
  const reports = deps.medicalReports ? reportsOf(row) : [];
  if (body.test === undefined) return ok({ reports });
  const place = reports.findIndex(({ test }) => test === body.test);
  const report = reports[place];
  const booking = await findNewestBooking(deps.db, row.case_id);
  if (!report || !booking) throw problem('not-found');
  await createLimits(deps).reserveOrThrow(LIMITS.medicalReports, countedAs(session));
  const content = await fetchReport(deps, {
    caseId: row.case_id,
    bookingId: booking.booking_id,
    test: report.test,
  });
  // the name says nothing about health: downloads are listed on devices that others use too
  const fileName = `report-${report.testedOn}-${place + 1}.pdf`;
  return ok({ reports, document: await storeTemporarily(deps, session, { fileName, content }) });
});

/** One report for each test, once they are in. */
function reportsOf({ state, tested_on: testedOn, category }: CaseRow) {
  if (state !== 'reports-in' || testedOn === null) return [];
  return medicalTests(category).map((test) => ({
    test,
    name: inEveryLanguage((_, { locale }) => medicalTestText(test, locale)),
    testedOn,
  }));
}
