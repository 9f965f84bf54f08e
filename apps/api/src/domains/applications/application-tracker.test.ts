import { randomUUID } from 'node:crypto';
import { addCalendarDays, type CalendarDate } from '@lifedesk/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EICAR } from '../../../simulators/scanner/eicar-scanner.ts';
import { signInToTrack } from '../../testing/applicant.ts';
import { type BackOfficeSays, decideApplication } from '../../testing/decide-application.ts';
import { callOperation, type RunningApi, type SessionHeaders, startApi } from '../../testing/index.ts';
import { readPdf } from '../../testing/pdf-text.ts';
import { pdfFile, pdfWithTable, pngFile } from '../../testing/sample-files.ts';
import { announce, upload } from '../../testing/uploader.ts';

const LEELA = { applicationNo: 'AP1000000011', mobile: '+919810000011' };
const IMRAN = { applicationNo: 'AP1000000012', mobile: '+919810000012' };
const TARA = { applicationNo: 'AP1000000013', mobile: '+919810000013' };
const FARAH = { applicationNo: 'AP1000000017', mobile: '+919810000017' };
type Applicant = typeof LEELA;

let api: RunningApi;
const start = async (now: string) => {
  api = await startApi({ now, listen: true });
  return api;
};
const BEGIN = '2026-11-26T04:30:00.000Z';
beforeEach(() => start(BEGIN));
afterEach(() => api.close());

/** 10:00 in India. */
const on = (date: CalendarDate) => `${date}T04:30:00.000Z`;
/** Moves the clock and lets the jobs follow up twice: what one round asks for, the next one knows. */
async function moveTo(date: CalendarDate): Promise<void> {
  await api.moveTo(on(date));
  await api.app.jobs.runAll();
}
const signIn = ({ applicationNo, mobile }: Applicant) => signInToTrack(api, { applicationNo }, mobile);
const details = async (who: Applicant, session?: SessionHeaders) =>
  (
    await callOperation(api, 'applicationDetails', { applicationNo: who.applicationNo }, session ?? (await signIn(who)))
  ).json();
const withKey = (session: SessionHeaders) => ({ ...session, 'idempotency-key': randomUUID() });
const says = (answer: BackOfficeSays) => decideApplication(api, answer);

async function sendPaper(who: Applicant, session: SessionHeaders, content = pngFile()) {
  const uploadId = await upload(api, session, content, { purpose: 'application-document' });
  const body = { applicationNo: who.applicationNo, documentKind: 'income-proof' as const, uploadId };
  return callOperation(api, 'sendApplicationDocument', body, withKey(session));
}

async function accept(who: Applicant, session: SessionHeaders, headers: Record<string, string> = withKey(session)) {
  const { otpToken, offer } = await details(who, session);
  const sent = await callOperation(api, 'generateOtp', { otpToken, workTypeTxt: 'counter offer' });
  const code = { otpToken: sent.json().otpToken, otp: await api.otpFor(who.mobile) };
  const body = { applicationNo: who.applicationNo, offerId: offer.offerId, answer: 'accept' as const, ...code };
  return callOperation(api, 'answerCounterOffer', body, headers);
}

/** Presses a button on the page of the UPI app. */
async function approve(approvalUrl: string, decision = 'approve'): Promise<void> {
  const payload = new URLSearchParams({ decision }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await api.app.inject({ method: 'POST', url: approvalUrl, headers, payload })).statusCode).toBe(200);
}
const blocksAtUpi = async () =>
  (await api.deps.db
    .selectFrom('application_block')
    .select(['amount', 'state', 'debit'])
    .where('application_no', '=', IMRAN.applicationNo)
    .orderBy('amount')
    .execute()) as object[];

describe('the clock', () => {
  it('AT1: counts seven days from the last paper, and says when it is late', async () => {
    await api.close();
    await start(on('2026-11-20'));
    await api.scenario('underwriter silent', true);
    const sent = await sendPaper(LEELA, await signIn(LEELA));
    expect(sent.json()).toMatchObject({ stillNeeded: 0, answerBy: '2026-11-27' });
    expect(await details(LEELA)).toMatchObject({ stage: 'underwriting', waitingFor: 'us', answerBy: '2026-11-27' });
    await moveTo('2026-11-27');
    expect(await details(LEELA)).not.toHaveProperty('daysLate');
    await moveTo('2026-11-28');
    expect(await details(LEELA)).toMatchObject({ answerBy: '2026-11-27', daysLate: 1 });
  });

  it('closes after 30 days without the paper, with the money back, and can be reopened', async () => {
    for (const days of [15, 25]) await moveTo(addCalendarDays('2026-11-17', days));
    const notices = (await api.outbox(LEELA.mobile)).filter(({ text }) => text.includes('waiting for your papers'));
    expect(notices).toHaveLength(2);
    await moveTo(addCalendarDays('2026-11-17', 30));
    expect(await details(LEELA)).toMatchObject({ stage: 'closed-no-response', waitingFor: 'nobody' });
    await says({ applicationNo: LEELA.applicationNo, outcome: 'reopened' });
    expect(await details(LEELA)).toMatchObject({ stage: 'documents', waitingFor: 'you' });
  });
});

describe('a block', () => {
  it('AT2: of 12-11 stands until 26-11, then falls away, and a new one is offered', async () => {
    expect((await details(FARAH)).payment).toMatchObject({ state: 'blocked', blockedUntil: '2026-11-26' });
    await api.app.jobs.runAll();
    const warned = (await api.outbox(FARAH.mobile)).filter(({ text }) => text.includes('ends on 26/11/2026'));
    expect(warned).toHaveLength(1);
    await moveTo('2026-11-27');
    const now = await details(FARAH);
    expect(now).toMatchObject({
      stage: 'underwriting',
      waitingFor: 'you',
      payment: { state: 'block-expired', released: 24_500_00, approval: { amount: 24_500_00 } },
    });
    await approve(now.payment.approval.approvalUrl);
    expect((await details(FARAH)).payment).toEqual({
      state: 'blocked',
      way: 'upi-block',
      amount: 24_500_00,
      blockedUntil: '2026-12-11',
    });
  });

  it('AT3: of an application declined on Friday 20-11 is released by Monday 23-11; late, it is escalated', async () => {
    await api.close();
    await start(on('2026-11-20'));
    await api.scenario('UPI away', true);
    await says({
      applicationNo: LEELA.applicationNo,
      outcome: 'declined',
      checker: 'EMP-2',
      note: { en: 'The risk is above what we can insure.' },
    });
    expect((await details(LEELA)).payment).toMatchObject({ state: 'blocked', backBy: '2026-11-23' });
    const escalations = async () =>
      (await api.deps.db.selectFrom('application_news').select('body').execute()).filter(
        ({ body }) => body.event === 'block-release-late' && body.applicationNo === LEELA.applicationNo,
      );
    await moveTo('2026-11-23');
    expect(await escalations()).toEqual([]);
    await moveTo('2026-11-24');
    expect(await escalations()).toHaveLength(1);
    await moveTo('2026-11-25');
    expect(await escalations()).toHaveLength(1);
    await api.scenario('UPI away', false);
    await moveTo('2026-11-26');
    expect((await details(LEELA)).payment).toMatchObject({ state: 'released', released: 24_500_00 });
  });

  it('AT6: accepted for a smaller premium is debited only that, and the message says so', async () => {
    await says({ applicationNo: FARAH.applicationNo, outcome: 'accepted', checker: 'EMP-2', premium: 20_000_00 });
    await api.app.jobs.runAll();
    await api.app.jobs.runAll();
    expect((await details(FARAH)).payment).toMatchObject({ state: 'paid', debited: 20_000_00, released: 4_500_00 });
    const [receipt] = (await api.outbox(FARAH.mobile)).filter(({ text }) => text.includes('have taken'));
    expect(receipt?.text).toContain('₹20,000.00');
    expect(receipt?.text).toContain('₹4,500.00');
  });

  it.each(['UPI late', 'UPI silent', 'UPI away', 'UPI wrong'] as const)(
    '%s: is debited once in the end',
    async (name) => {
      await api.scenario(name, true);
      await says({ applicationNo: FARAH.applicationNo, outcome: 'accepted', checker: 'EMP-2' });
      await api.app.jobs.runAll();
      await api.advance(1_800_000);
      await api.scenario(name, false);
      for (let round = 0; round < 3; round += 1) await api.advance(3_600_000);
      expect((await details(FARAH)).payment).toMatchObject({ state: 'paid', debited: 24_500_00, released: 0 });
    },
  );
});

describe('an offer', () => {
  it('AT4: at a larger premium asks for a new block, and the old one goes only when the new one stands', async () => {
    const session = await signIn(IMRAN);
    const before = await details(IMRAN, session);
    expect(before.offer).toMatchObject({
      asked: { premium: 24_500_00 },
      offered: { premium: 27_000_00 },
      needsApproval: true,
      openUntil: '2026-12-10',
    });
    const answered = await accept(IMRAN, session);
    expect(answered.json()).toMatchObject({ stage: 'counter-offer', payment: { state: 'blocked', amount: 24_500_00 } });
    const waiting = await details(IMRAN, session);
    expect(waiting).toMatchObject({ offer: { state: 'accepting' }, payment: { approval: { amount: 27_000_00 } } });
    expect(await blocksAtUpi()).toMatchObject([{ state: 'blocked' }, { state: 'requested' }]);
    await approve(waiting.payment.approval.approvalUrl);
    expect(await details(IMRAN, session)).toMatchObject({ stage: 'accepted', offer: { state: 'accepted' } });
    expect(await blocksAtUpi()).toMatchObject([{ state: 'releasing' }, { state: 'debiting', debit: 27_000_00 }]);
    await api.app.jobs.runAll();
    expect(await blocksAtUpi()).toMatchObject([{ state: 'released' }, { state: 'debited', debit: 27_000_00 }]);
  });

  it('AT4: is open again if the bank does not approve the new block', async () => {
    const session = await signIn(IMRAN);
    await accept(IMRAN, session);
    const { payment } = await details(IMRAN, session);
    await approve(payment.approval.approvalUrl, 'decline');
    const after = await details(IMRAN, session);
    expect(after).toMatchObject({ stage: 'counter-offer', offer: { state: 'open' }, payment: { state: 'blocked' } });
    expect(after.payment).not.toHaveProperty('approval');
    expect(after).toHaveProperty('otpToken');
  });

  it('AT5: that is over is refused, the application is not taken, and its money is released', async () => {
    const session = await signIn(IMRAN);
    const { offer } = await details(IMRAN, session);
    await moveTo('2026-12-10');
    expect(await details(IMRAN)).toMatchObject({ stage: 'counter-offer' });
    await moveTo('2026-12-11');
    expect(await details(IMRAN)).toMatchObject({ stage: 'not-taken', payment: { state: 'block-expired' } });
    const late = await callOperation(
      api,
      'answerCounterOffer',
      { applicationNo: IMRAN.applicationNo, offerId: offer.offerId, answer: 'refuse' },
      withKey(await signIn(IMRAN)),
    );
    expect(late.json()).toMatchObject({ status: 409, code: 'offer-closed' });
  });

  it('is refused without an OTP and without a reason; the money goes back', async () => {
    const session = await signIn(IMRAN);
    const { offer } = await details(IMRAN, session);
    const body = { applicationNo: IMRAN.applicationNo, offerId: offer.offerId, answer: 'refuse' as const };
    const headers = withKey(session);
    const refused = await callOperation(api, 'answerCounterOffer', body, headers);
    expect(refused.json()).toMatchObject({ stage: 'not-taken', payment: { backBy: '2026-11-27' } });
    expect((await callOperation(api, 'answerCounterOffer', body, headers)).json()).toEqual(refused.json());
    const other = await callOperation(api, 'answerCounterOffer', { ...body, answer: 'accept' as const }, headers);
    expect(other.json()).toMatchObject({ status: 409, code: 'idempotency-conflict' });
  });

  it('is not accepted without a code, or with a wrong one', async () => {
    const session = await signIn(IMRAN);
    const { offer, otpToken } = await details(IMRAN, session);
    const body = { applicationNo: IMRAN.applicationNo, offerId: offer.offerId, answer: 'accept' as const };
    const bare = await callOperation(api, 'answerCounterOffer', body, withKey(session));
    expect(bare.json()).toMatchObject({ status: 400, errors: [{ pointer: '/otp' }] });
    const unsent = await callOperation(
      api,
      'answerCounterOffer',
      { ...body, otpToken, otp: '123456' },
      withKey(session),
    );
    expect(unsent.statusCode).toBe(401);
    expect(await details(IMRAN, session)).toMatchObject({ offer: { state: 'open' } });
  });
});

describe('money back', () => {
  const deposit = (medicalCost: number, { applicationNo }: Applicant = TARA) =>
    api.deps.db
      .insertInto('application_deposit')
      .values({
        application_no: applicationNo,
        amount: 24_500_00,
        state: 'paid',
        account_no: '30211450013',
        ifsc: 'SBIN0000300',
        holder_name: 'Tara Joseph',
        look_at: api.now(),
      })
      .execute()
      .then(() =>
        api.deps.db
          .updateTable('application')
          .set({ medical_cost: medicalCost })
          .where('application_no', '=', applicationNo)
          .execute(),
      );

  it('AT7: of a deposit that is late earns interest on the advice', async () => {
    await deposit(0);
    await moveTo('2026-11-27');
    await api.scenario('bank away', true);
    await says({
      applicationNo: TARA.applicationNo,
      outcome: 'declined',
      checker: 'EMP-2',
      note: { en: 'The risk is above what we can insure.' },
    });
    expect((await details(TARA)).payment).toMatchObject({
      state: 'refund-due',
      amount: 24_500_00,
      backBy: '2026-12-04',
    });
    await moveTo('2026-12-19');
    await api.scenario('bank away', false);
    await moveTo('2026-12-20');
    expect((await details(TARA)).payment).toEqual({
      state: 'refunded',
      way: 'deposit',
      amount: 24_500_00,
      backBy: '2026-12-04',
      backOn: '2026-12-20',
      interest: 115_79,
    });
  });

  it('AT8: after tests of ₹1,200 is ₹23,300 if the applicant withdraws, shown before', async () => {
    await deposit(1_200_00);
    const session = await signIn(TARA);
    const { withdrawal } = await details(TARA, session);
    expect(withdrawal).toEqual({ back: 23_300_00, medicalCost: 1_200_00, backBy: '2026-12-03' });
    const withdraw = (back: number) =>
      callOperation(api, 'withdrawApplication', { applicationNo: TARA.applicationNo, back }, withKey(session));
    expect((await withdraw(24_500_00)).json()).toMatchObject({ status: 400, code: 'amount-refused' });
    const done = await withdraw(withdrawal.back);
    expect(done.json()).toMatchObject({ stage: 'withdrawn', payment: { state: 'refund-due', amount: 23_300_00 } });
    expect((await withdraw(0)).json()).toMatchObject({ status: 409, code: 'stage' });
    await api.app.jobs.runAll();
    expect((await details(TARA, session)).payment).toMatchObject({ state: 'refunded', medicalCost: 1_200_00 });
  });

  it('AT8: is all of it if the company declines', async () => {
    await deposit(1_200_00);
    await says({
      applicationNo: TARA.applicationNo,
      outcome: 'declined',
      checker: 'EMP-2',
      note: { en: 'The risk is above what we can insure.' },
    });
    expect((await details(TARA)).payment).toMatchObject({ state: 'refund-due', amount: 24_500_00 });
  });

  it('is all of a deposit if a block pays the whole larger premium', async () => {
    await deposit(1_200_00, IMRAN);
    const session = await signIn(IMRAN);
    await accept(IMRAN, session);
    await approve((await details(IMRAN, session)).payment.approval.approvalUrl);
    for (let round = 0; round < 3; round += 1) await api.advance(60_000);
    expect(await blocksAtUpi()).toContainEqual(expect.objectContaining({ state: 'debited', debit: 27_000_00 }));
    const [paidBack] = await api.deps.db
      .selectFrom('application_deposit')
      .select(['state', 'back', 'medical_cost'])
      .where('application_no', '=', IMRAN.applicationNo)
      .execute();
    expect(paidBack).toEqual({ state: 'refunded', back: 24_500_00, medical_cost: 0 });
  });
});

describe('help and tests', () => {
  it('AT9: each link to the partner is new, works once for ten minutes, and names no one', async () => {
    const session = await signIn(LEELA);
    const link = async () => {
      const body = { applicationNo: LEELA.applicationNo, purpose: 'complete' as const };
      return (await callOperation(api, 'coAidRedirect', body, session)).json();
    };
    const [first, second] = [await link(), await link()];
    expect(first.redirectUrl).not.toBe(second.redirectUrl);
    expect(new Date(first.expiresAt).getTime() - api.now().getTime()).toBe(600_000);
    expect(first.redirectUrl).toMatch(/^\/sandbox\/help-partner\/start\/[\w-]{32}$/);
    const open = async (url: string) => (await api.app.inject(url)).statusCode;
    expect([await open(first.redirectUrl), await open(first.redirectUrl)]).toEqual([200, 410]);
    await api.advance(601_000);
    expect(await open(second.redirectUrl)).toBe(410);
  });

  it('AT9: fails with 502 if the partner cannot be reached, and 409 if there is nothing to help with', async () => {
    const session = await signIn(LEELA);
    const ask = (purpose: 'complete' | 'pay') =>
      callOperation(api, 'coAidRedirect', { applicationNo: LEELA.applicationNo, purpose }, session);
    expect((await ask('pay')).json()).toMatchObject({ status: 409, code: 'stage' });
    await api.scenario('partner link fails', true);
    expect((await ask('complete')).json()).toMatchObject({ status: 502, code: 'upstream-failed' });
  });

  it('AT10: the medical card is a PDF with the code; without tests there is none', async () => {
    const session = await signIn(TARA);
    const body = { applicationNo: TARA.applicationNo, language: 'hi' as const };
    const answer = await callOperation(api, 'applicationMedicalCard', body, session);
    const { card, document } = answer.json();
    expect(card).toMatchObject({ category: 'B', code: 'K7QM-2XPD', name: 'Ms Tara Joseph' });
    const file = await api.app.inject(document.url);
    const { text } = await readPdf(file.rawPayload);
    for (const part of ['K7QM-2XPD', TARA.applicationNo, 'Resting ECG', 'जाँच']) expect(text).toContain(part);
    expect((await callOperation(api, 'purgeTempFile', { tempFileId: document.tempFileId }, session)).statusCode).toBe(
      204,
    );
    const none = await callOperation(
      api,
      'applicationMedicalCard',
      { applicationNo: LEELA.applicationNo },
      await signIn(LEELA),
    );
    expect(none.json()).toMatchObject({ status: 409, code: 'stage' });
  });

  it('says what each application needs', async () => {
    const needs = async (who: Applicant) =>
      (await callOperation(api, 'applicationEligiblePolicies', {}, await signIn(who))).json().applications;
    expect(await needs(LEELA)).toMatchObject([{ applicationNo: LEELA.applicationNo, needs: ['document'] }]);
    expect(await needs(IMRAN)).toMatchObject([{ needs: ['offer'] }]);
    expect(await needs(TARA)).toMatchObject([{ needs: ['medical'] }]);
  });
});

describe('papers', () => {
  it('AT11: too large, protected and infected files are refused with their reason', async () => {
    const session = await signIn(LEELA);
    const tooLarge = announce(Buffer.alloc(1), { purpose: 'application-document', sizeBytes: 5_242_881 });
    expect((await callOperation(api, 'fetchPresignedUrl', tooLarge, session)).statusCode).toBe(400);
    const pdf = { purpose: 'application-document', contentType: 'application/pdf', fileName: 'slip.pdf' } as const;
    await expect(upload(api, session, await pdfFile({ password: 'secret' }), pdf)).rejects.toThrow('protected');
    const infected = pdfWithTable({ trailer: `\n%${EICAR}\n` });
    await expect(upload(api, session, infected, pdf)).rejects.toThrow('infected');
    const otherPurpose = announce(pngFile(), { purpose: 'address-proof' });
    expect((await callOperation(api, 'fetchPresignedUrl', otherPurpose, session)).statusCode).toBe(403);
  });

  it('are checked by staff, who say why one is refused', async () => {
    const session = await signIn(LEELA);
    expect((await sendPaper(LEELA, session)).statusCode).toBe(200);
    expect((await sendPaper(LEELA, session)).json()).toMatchObject({ status: 409, code: 'stage' });
    await says({
      applicationNo: LEELA.applicationNo,
      outcome: 'paper-refused',
      kind: 'income-proof',
      note: { en: 'It belongs to another person.', hi: 'यह किसी और का है।' },
    });
    const now = await details(LEELA, session);
    expect(now).toMatchObject({ stage: 'documents', waitingFor: 'you' });
    expect(now.pending).toMatchObject([{ documentKind: 'income-proof', why: { hi: 'यह किसी और का है।' } }]);
  });

  it('reach the underwriters, who accept two days later; the premium is debited and the policy issued', async () => {
    const session = await signIn(LEELA);
    await sendPaper(LEELA, session);
    for (const date of ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'] as const) await moveTo(date);
    expect(await details(LEELA)).toMatchObject({ stage: 'issued', payment: { state: 'paid' }, freeLookDays: 30 });
  });
});

describe('whose it is', () => {
  it('AT13: another person’s application is not found', async () => {
    const session = await signIn(LEELA);
    for (const applicationNo of [IMRAN.applicationNo, 'AP9999999999'])
      expect((await callOperation(api, 'applicationDetails', { applicationNo }, session)).json()).toMatchObject({
        status: 404,
        code: 'not-found',
      });
    const stolen = await callOperation(
      api,
      'withdrawApplication',
      { applicationNo: IMRAN.applicationNo, back: 24_500_00 },
      withKey(session),
    );
    expect(stolen.json()).toMatchObject({ status: 404 });
  });

  it('AT14: without an application in six months the list says why it is empty', async () => {
    const nitin = { applicationNo: 'AP1000000019', mobile: '+919810000019' };
    const ended = await callOperation(api, 'trackApplication', {}, await signIn(nitin));
    expect(ended.json()).toEqual({ applications: [], because: 'ended-before' });
    expect((await details(nitin)).code).toBe('not-found');
  });
});
