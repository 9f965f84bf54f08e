import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LookupError } from '../../ports/lookup-error.ts';
import type { MedicalReports } from '../../ports/medical-reports.ts';
import { signInToTrack } from '../../testing/applicant.ts';
import { readPdf } from '../../testing/pdf-text.ts';
import { LEELA, TARA, Tara } from '../../testing/tara.ts';
import { fetchReport } from './fetch-report.ts';
import { reportVisit } from './report-visit.ts';

let tara: Tara;
beforeEach(async () => {
  tara = await Tara.start();
});
afterEach(() => tara.api.close());

const list = (session = tara.session) => tara.call('medicalReports', { caseId: tara.caseId }, session);
const one = (session = tara.session) =>
  tara.call('medicalReports', { caseId: tara.caseId, test: 'resting-ecg' }, session);

/** Tara has been at the centre, and the laboratory has reported. */
async function reportsCame(): Promise<void> {
  const { booking } = (await tara.book()).json();
  for (const visit of ['done', 'reports-in'] as const)
    await reportVisit(tara.api.deps, { caseId: tara.caseId, bookingId: booking.bookingId, visit });
}

describe('MA13: reports', () => {
  it('are none before they are in', async () => {
    expect((await list()).json()).toEqual({ reports: [] });
    expect((await one()).statusCode).toBe(404);
  });

  it('are listed by test and date, without a value', async () => {
    await reportsCame();
    const answer = await list();
    expect(answer.json()).toEqual({
      reports: ['Examination by a doctor', 'Blood and urine tests', 'Resting ECG'].map((en, place) => ({
        test: ['examination', 'blood-and-urine', 'resting-ecg'][place],
        name: { en, hi: expect.any(String) },
        testedOn: '2026-12-03',
      })),
    });
  });

  it('are PDFs of the laboratory, whose names say nothing about health', async () => {
    await reportsCame();
    const { document } = (await one()).json();
    expect(document).toMatchObject({ fileName: 'report-2026-12-03-3.pdf', contentType: 'application/pdf' });
    const file = await tara.api.app.inject(document.url);
    expect((await readPdf(file.rawPayload)).text).toContain('Resting ECG');
  });

  it('are fetched 40 times an hour', async () => {
    await reportsCame();
    const codes = [];
    for (let times = 0; times <= 40; times += 1) codes.push((await one()).statusCode);
    expect(codes).toEqual([...Array(40).fill(200), 429]);
    expect((await list()).statusCode).toBe(200);
  });

  it('of a test that is not in the case are not found', async () => {
    await reportsCame();
    const answer = await tara.call('medicalReports', { caseId: tara.caseId, test: 'treadmill' });
    expect(answer.statusCode).toBe(404);
  });

  it('of another applicant are not found, also with the same mobile number', async () => {
    await reportsCame();
    await tara.api.deps.db
      .updateTable('applicant')
      .set({ mobile: TARA.mobile, birth_date: '1990-03-12' })
      .where('mobile', '=', LEELA.mobile)
      .execute();
    const leela = await signInToTrack(tara.api, { applicationNo: LEELA.applicationNo }, TARA.mobile);
    expect([(await list(leela)).statusCode, (await one(leela)).statusCode]).toEqual([404, 404]);
  });
});

describe('a laboratory', () => {
  it.each<[string, MedicalReports['fetchReport'], { status: number }]>([
    ['that cannot be reached', () => Promise.reject(new LookupError('away')), { status: 502 }],
    ['that sends something else than a PDF', async () => Buffer.from('<html>Sorry</html>'), { status: 502 }],
    ['that has no such report', async () => null, { status: 404 }],
  ])('%s', async (_, ask, expected) => {
    const question = { caseId: tara.caseId, bookingId: `mb_${'0'.repeat(32)}`, test: 'resting-ecg' } as const;
    await expect(fetchReport({ medicalReports: { fetchReport: ask } }, question)).rejects.toMatchObject(expected);
  });
});
