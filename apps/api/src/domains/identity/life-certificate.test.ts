import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyAnswer } from '../../back-office/apply-answer.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { AADHAAR, CERTIFICATE_CONSENT, caller, placesWith } from '../../testing/aadhaar.ts';
import { pictures } from '../../testing/files/pictures.ts';
import { type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { pdfFile, pngChunk, pngFile } from '../../testing/sample-files.ts';
import { upload } from '../../testing/uploader.ts';
import { benefitsJob } from '../payouts/benefits/benefits-job.ts';

const BEGIN = '2026-11-26T04:30:00.000Z';
/** Kamala's annuity of ₹15,625.00 a month. Its certificate is due on 17-12-2026. */
const ANNUITY = '505678901';
const MOBILE = '+919425011223';

let api: RunningApi;
let kamala: SessionHeaders;
let call: ReturnType<typeof caller>;
beforeAll(async () => {
  api = await startApi({ now: BEGIN, listen: true });
});
beforeEach(() => begin(BEGIN));
afterAll(() => api.close());

/** Starts a day with the certificate and the instalments of the first one, which fall on the 5th. */
async function begin(now: string): Promise<void> {
  await api.forget();
  const { db } = api.deps;
  await sql`update life_certificate set due_on = '2026-12-17', given_on = null, review_ticket = null, received_on = null
    where policy_no = ${ANNUITY}`.execute(db);
  await sql`update annuity set first_on = '2020-01-05', next_on = '2026-12-05' where policy_no = ${ANNUITY}`.execute(
    db,
  );
  await sql`delete from face_check`.execute(db);
  await sql`delete from benefit where policy_no = ${ANNUITY} and due_on >= '2026-12-05'`.execute(db);
  await api.sandbox.state.moveTo(new Date(now));
  kamala = await signIn(api, 'Kamala');
  call = caller(api, kamala);
}
const runBenefits = () => benefitsJob(api.deps).run(new AbortController().signal);
const instalments = async () =>
  (
    await sql<{ due_on: string }>`select due_on from benefit
      where policy_no = ${ANNUITY} and kind = 'annuity' and ordered_at is not null and due_on >= '2026-12-05' order by 1`.execute(
      api.deps.db,
    )
  ).rows.map(({ due_on }) => due_on);
const eligibility = async () => (await call('lifeCertificateEligibility', {})).body;
/** Whether the list of what needs attention and the next twelve months ask for a certificate. */
const asksForCertificate = async () => {
  const { attention } = (await call('notifications', {})).body;
  const { horizon } = (await call('overview', {})).body;
  return [attention, horizon].map((all) => all.some(({ kind }: { kind: string }) => kind === 'life-certificate'));
};
const stateOf = async () => (await eligibility()).policies[0].state;

/** A picture that says what is wrong with it. */
const picture = (mark = ''): string => {
  const file = pngFile();
  const end = file.length - 12;
  const text = pngChunk('tEXt', Buffer.from(`Comment\0lifedesk:${mark}`, 'latin1'));
  return (mark === '' ? file : Buffer.concat([file.subarray(0, end), text, file.subarray(end)])).toString('base64');
};
const take = (mark = '', policyNos = [ANNUITY]) =>
  call('selfieLiveness', { consent: CERTIFICATE_CONSENT, policyNos, picture: picture(mark), challenge: 'still' });
const sendOtp = (livenessToken: string, idNumber = AADHAAR.kamala) =>
  call('lifeCertificateAadhaarOtp', { livenessToken, consent: CERTIFICATE_CONSENT, idKind: 'aadhaar', idNumber });
async function identify(livenessToken: string) {
  const { body } = await sendOtp(livenessToken);
  return call('validateLifeCertificateAadhaarOtp', { otpToken: body.otpToken, otp: await api.otpFor(MOBILE) });
}
/** A picture, the OTP and the comparison. */
async function compare(mark = '', policyNos = [ANNUITY]) {
  const { livenessToken } = (await take(mark, policyNos)).body;
  const { identityToken } = (await identify(livenessToken)).body;
  return call('compareFace', { livenessToken, identityToken });
}
const submit = (compareToken: string, policyNos = [ANNUITY], key?: string) =>
  call('submitLifeCertificate', { policyNos, compareToken, declaration: true }, key);

const decide = (ticket: string, outcome: 'approved' | 'rejected', note?: string) =>
  applyAnswer(api.deps, {
    answerId: randomUUID(),
    ticket,
    outcome,
    maker: 'EMP-1',
    checker: 'EMP-2',
    ...(note !== undefined && { note }),
    at: api.now().toISOString(),
  });

describe('when', () => {
  it.each([
    ['2026-10-17T04:30:00.000Z', 'not-due'],
    ['2026-10-18T04:30:00.000Z', 'open'],
    ['2026-12-18T04:30:00.000Z', 'overdue'],
    ['2027-01-16T04:30:00.000Z', 'overdue'],
    ['2027-01-17T04:30:00.000Z', 'held'],
  ])('on %s it is %s', async (now, state) => {
    await begin(now);
    expect((await eligibility()).policies).toMatchObject([
      { policyNo: ANNUITY, certificateDueOn: '2026-12-17', opensOn: '2026-10-18', graceEndsOn: '2027-01-16', state },
    ]);
  });

  it('LC2: before it opens nothing is taken', async () => {
    await begin('2026-10-16T04:30:00.000Z');
    expect(await take()).toMatchObject({ status: 409, body: { code: 'not-due' } });
    expect(
      await call('submitLifeCertificate', { policyNos: [ANNUITY], way: { kind: 'branch' }, declaration: true }),
    ).toMatchObject({
      status: 409,
      body: { code: 'not-due' },
    });
  });

  it('LC3: instalments are paid until the grace period ends, and then wait', async () => {
    await begin('2027-01-16T04:30:00.000Z');
    await runBenefits();
    expect(await instalments()).toEqual(['2026-12-05', '2027-01-05']);
    await api.sandbox.state.moveTo(new Date('2027-02-05T04:30:00.000Z'));
    await runBenefits();
    expect(await instalments()).toEqual(['2026-12-05', '2027-01-05']);
    kamala = await signIn(api, 'Kamala');
    call = caller(api, kamala);
    expect((await eligibility()).policies).toMatchObject([
      { state: 'held', heldAmount: 15_625_00, heldInstalments: [{ dueOn: '2027-02-05', amount: 15_625_00 }] },
    ]);
  });
});

describe('by a picture', () => {
  it('LC1: gives the certificate, and the next one is due a year later', async () => {
    const compared = await compare();
    expect(compared).toMatchObject({ status: 200, body: { result: 'same', triesLeft: 3 } });
    const key = randomUUID();
    const given = await submit(compared.body.compareToken, [ANNUITY], key);
    expect(given).toMatchObject({
      status: 200,
      body: {
        certificateState: 'given',
        nextDueOn: '2027-12-17',
        releasedAmount: 0,
        releasedInstalments: 0,
        acknowledgement: { type: 'digital-living-certificate', state: 'completed', policyNos: [ANNUITY] },
      },
    });
    expect(await submit(compared.body.compareToken, [ANNUITY], key)).toEqual(given);
    expect((await eligibility()).policies).toMatchObject([
      { state: 'given', givenOn: '2026-11-26', certificateDueOn: '2027-12-17' },
    ]);
    expect((await call('notifications', {})).body.notifications.lifeCertificateDue).toBeNull();
    const { ticket } = given.body.acknowledgement;
    expect((await call('queryTicketStatus', { ticket })).body.changes).toMatchObject([{ after: '26/11/2026' }]);
  });

  it('LC4: given in a hold, everything that was held is ordered in the same transaction', async () => {
    await begin('2027-04-20T04:30:00.000Z');
    await runBenefits();
    const { compareToken } = (await compare()).body;
    expect(await submit(compareToken)).toMatchObject({
      status: 200,
      body: {
        certificateState: 'given',
        nextDueOn: '2027-12-17',
        releasedAmount: 46_875_00,
        releasedInstalments: 3,
        acknowledgement: { promisedDate: '2027-04-27' },
      },
    });
    const { rows } = await sql`select ticket, net, counts_from, promised_on from payout
      where policy_no = ${ANNUITY} and ticket ~ '-2027(02|03|04)05$' order by ticket`.execute(api.deps.db);
    expect(rows).toEqual(
      ['02', '03', '04'].map((month) => ({
        ticket: `AN${ANNUITY}-2027${month}05`,
        net: 15_625_00,
        counts_from: '2027-04-20',
        promised_on: '2027-04-27',
      })),
    );
  });

  it('LC5: three pictures that cannot be used end the tries, not the certificate', async () => {
    const answers = [await take('two-faces'), await take('no-face'), await take('picture-of-picture')];
    expect(answers.map(({ body }) => [body.result, body.reasons, body.triesLeft])).toEqual([
      ['unclear', ['two-faces'], 2],
      ['unclear', ['no-face'], 1],
      ['not-live', ['picture-of-picture'], 0],
    ]);
    expect(await take()).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
    const { triesLeft, otherWays } = await eligibility();
    expect(triesLeft).toEqual({ liveness: 0, face: 3 });
    expect(otherWays.map(({ way }: { way: string }) => way)).toEqual(['form', 'video', 'home', 'branch', 'call']);
    expect(
      await call('submitLifeCertificate', { policyNos: [ANNUITY], way: { kind: 'call' }, declaration: true }),
    ).toMatchObject({
      status: 200,
      body: { certificateState: 'arranged' },
    });
  });

  it('LC6: between the limits a person decides, and approves', async () => {
    await begin('2027-01-20T04:30:00.000Z');
    expect(await stateOf()).toBe('held');
    const compared = await compare('score=72');
    expect(compared.body).toMatchObject({ result: 'person-decides' });
    const submitted = await submit(compared.body.compareToken);
    expect(submitted).toMatchObject({
      status: 200,
      body: { certificateState: 'under-review', acknowledgement: { state: 'received', promisedDate: '2027-01-21' } },
    });
    expect(await stateOf()).toBe('under-review');
    await api.sandbox.state.moveTo(new Date('2027-02-06T04:30:00.000Z'));
    await runBenefits();
    expect(await instalments()).toContain('2027-02-05');
    await decide(submitted.body.acknowledgement.ticket, 'approved');
    kamala = await signIn(api, 'Kamala');
    call = caller(api, kamala);
    expect((await eligibility()).policies).toMatchObject([{ state: 'given', certificateDueOn: '2027-12-17' }]);
    await runBenefits();
    expect(await instalments()).toEqual(['2026-12-05', '2027-01-05', '2027-02-05']);
  });

  it('LC6: a person who does not see the annuitant says why, and the other ways stay', async () => {
    await begin('2027-01-20T04:30:00.000Z');
    const submitted = await submit((await compare('score=72')).body.compareToken);
    await decide(submitted.body.acknowledgement.ticket, 'rejected', 'The picture is too dark to decide.');
    expect(await stateOf()).toBe('held');
    const { serviceRequests } = (await call('serviceRequests', {})).body;
    const { ticket } = submitted.body.acknowledgement;
    const request = serviceRequests.find((one: { ticket: string }) => one.ticket === ticket);
    expect(request).toMatchObject({ type: 'digital-living-certificate', state: 'declined' });
    expect(JSON.stringify(request)).toContain('The picture is too dark to decide.');
    expect(
      await call('submitLifeCertificate', { policyNos: [ANNUITY], way: { kind: 'branch' }, declaration: true }),
    ).toMatchObject({
      status: 200,
    });
  });

  it('different faces use a try, and a new picture begins again', async () => {
    expect(await compare('score=20')).toMatchObject({ status: 200, body: { result: 'different', triesLeft: 2 } });
    await api.sandbox.state.moveTo(new Date('2026-11-26T04:31:00.000Z'));
    expect(await compare()).toMatchObject({ status: 200, body: { result: 'same', triesLeft: 2 } });
  });

  it('LC9: one certificate serves all annuities', async () => {
    const other = '501234567';
    await sql`insert into life_certificate (policy_no, due_on)
      select policy_no, '2026-12-01' from policy where policy_no = ${other}`.execute(api.deps.db);
    await sql`update policy set customer_id = (select customer_id from policy where policy_no = ${ANNUITY})
      where policy_no = ${other}`.execute(api.deps.db);
    const both = [ANNUITY, other];
    const { compareToken } = (await compare('', both)).body;
    expect(await submit(compareToken, both)).toMatchObject({
      status: 200,
      body: { nextDueOn: '2027-12-01', acknowledgement: { policyNos: both } },
    });
    expect((await eligibility()).policies).toMatchObject([{ state: 'given' }, { state: 'given' }]);
    await sql`delete from life_certificate where policy_no = ${other}`.execute(api.deps.db);
    await sql`update policy set customer_id = (select id from customer where client_id = '40012345')
      where policy_no = ${other}`.execute(api.deps.db);
  });

  it("LC11: another person's Aadhaar uses no try of the face", async () => {
    await api.scenario('Aadhaar name differs', true);
    const { livenessToken } = (await take()).body;
    const identity = await identify(livenessToken);
    expect(identity).toMatchObject({ status: 200, body: { match: { name: 'different' } } });
    expect(identity.body.identityToken).toBeUndefined();
    expect((await eligibility()).triesLeft).toEqual({ liveness: 3, face: 3 });
  });

  it('LC12: given again it answers with the date', async () => {
    const { compareToken } = (await compare()).body;
    await submit(compareToken);
    expect(await take()).toMatchObject({
      status: 409,
      body: { code: 'already-given', detail: 'The life certificate was given on 26/11/2026.' },
    });
  });

  it('each step ends after ten minutes', async () => {
    const { livenessToken } = (await take()).body;
    const { identityToken } = (await identify(livenessToken)).body;
    await api.sandbox.state.moveTo(new Date('2026-11-26T04:40:01.000Z'));
    expect(await sendOtp(livenessToken)).toMatchObject({ status: 409, body: { code: 'liveness-expired' } });
    expect(await call('compareFace', { livenessToken, identityToken })).toMatchObject({
      status: 409,
      body: { code: 'liveness-expired' },
    });
  });

  it('a comparison is used once, and only for the annuities of its picture', async () => {
    const { compareToken } = (await compare()).body;
    expect(await submit(compareToken, ['501234567'])).toMatchObject({ status: 404 });
    expect(await submit(compareToken)).toMatchObject({ status: 200 });
    expect(await submit(compareToken)).toMatchObject({ status: 409 });
  });

  it.each([
    ['face check away', 502],
    ['Aadhaar away', 200],
  ] as const)('%s: %i for a picture, and no try is counted', async (scenario, status) => {
    await api.scenario(scenario, true);
    expect(await take()).toMatchObject({ status });
    expect((await eligibility()).triesLeft).toEqual({ liveness: 3, face: 3 });
  });

  it('a file that is no picture is refused', async () => {
    const file = (await pdfFile()).toString('base64');
    expect(
      await call('selfieLiveness', {
        consent: CERTIFICATE_CONSENT,
        policyNos: [ANNUITY],
        picture: file,
        challenge: 'still',
      }),
    ).toMatchObject({ status: 400, body: { code: 'file-format', fileFault: 'other-kind' } });
  });

  it('after ten files that take their check to its limits, no picture is checked for the rest of the day', async () => {
    const complex = await pictures.find(({ what }) => what.endsWith('a text of 300 MB'))?.content();
    const { rows } = await sql<{
      id: number;
    }>`select customer_id as id from policy where policy_no = ${ANNUITY}`.execute(api.deps.db);
    const send = (content: string) =>
      call('selfieLiveness', {
        consent: CERTIFICATE_CONSENT,
        policyNos: [ANNUITY],
        picture: content,
        challenge: 'still',
      });
    for (let n = 0; n < 9; n += 1) await createLimits(api.deps).reserve(LIMITS.complexFiles, rows[0]?.id ?? 0);
    expect(await send(complex?.toString('base64') ?? '')).toMatchObject({
      status: 400,
      body: { fileFault: 'too-complex' },
    });
    expect(await send(picture())).toMatchObject({ status: 429 });
  });

  it('LC7: leaves no picture and no number in any table or file', async () => {
    const { compareToken } = (await compare('score=85')).body;
    await take('two-faces');
    await submit(compareToken);
    const raw = 'lifedesk:score=85';
    expect(await placesWith(api.deps.db, [AADHAAR.kamala, picture('score=85').slice(0, 60), raw])).toEqual([]);
    const { files } = api.deps.config;
    const folder = files.kind === 'folder' ? join(files.folder, '..') : '';
    for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    ))
      expect(readFileSync(join(parentPath, name), 'latin1'), name).not.toContain('lifedesk:');
  });
});

describe('in another way', () => {
  const sendForm = async () => {
    const file = { purpose: 'life-certificate-form', fileName: 'form.pdf', contentType: 'application/pdf' } as const;
    const uploadIds = [await upload(api, kamala, await pdfFile(), file)];
    return call('submitLifeCertificate', { policyNos: [ANNUITY], way: { kind: 'form', uploadIds }, declaration: true });
  };

  it('LC8: a signed form is reviewed within two working days, and payments continue', async () => {
    await begin('2026-12-21T04:30:00.000Z');
    expect(await sendForm()).toMatchObject({
      status: 200,
      body: { certificateState: 'under-review', acknowledgement: { promisedDate: '2026-12-23' } },
    });
    expect(await stateOf()).toBe('under-review');
  });

  it('nothing asks for a certificate while a person decides about it', async () => {
    expect(await asksForCertificate()).toEqual([true, true]);
    const { ticket } = (await sendForm()).body.acknowledgement;
    expect(await asksForCertificate()).toEqual([false, false]);
    await decide(ticket, 'rejected', 'The signature is missing.');
    expect(await asksForCertificate()).toEqual([true, true]);
  });

  it('a visit after the certificate was given in another way does not put off the next one', async () => {
    const way = { kind: 'branch' as const };
    const visit = await call('submitLifeCertificate', { policyNos: [ANNUITY], way, declaration: true });
    await submit((await compare()).body.compareToken);
    const { ticket } = visit.body.acknowledgement;
    await decide(ticket, 'approved');
    expect((await eligibility()).policies).toMatchObject([{ state: 'given', certificateDueOn: '2027-12-17' }]);
    expect((await call('queryTicketStatus', { ticket })).body).toMatchObject({ state: 'completed' });
  });

  it.each([
    [{ kind: 'form' as const }, '/way/uploadIds'],
    [{ kind: 'home' as const }, '/way/pinCode'],
  ])('%j lacks %s', async (way, pointer) => {
    expect(await call('submitLifeCertificate', { policyNos: [ANNUITY], way, declaration: true })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer }] },
    });
  });
});
