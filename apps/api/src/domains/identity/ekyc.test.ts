import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOfflineFile, OFFLINE_SHARE_CODE } from '../../../simulators/aadhaar/offline-file.ts';
import { AADHAAR, caller, EKYC_CONSENT, placesWith, VID_OF_ASHA } from '../../testing/aadhaar.ts';
import { type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';

const NOW = '2026-11-26T04:30:00.000Z';
const MINUTE = 60_000;
const [SAVINGS, TERM] = ['501234567', '501234575'];
const MOBILE = '+919876543210';

let api: RunningApi;
let asha: SessionHeaders;
let call: ReturnType<typeof caller>;
beforeAll(async () => {
  api = await startApi({ now: NOW, listen: true });
  await sql`create table before_address as table address`.execute(api.deps.db);
});
beforeEach(async () => {
  await api.forget();
  await sql`delete from verified_identity`.execute(api.deps.db);
  await sql`delete from found_identity`.execute(api.deps.db);
  await sql`delete from aadhaar_challenge`.execute(api.deps.db);
  await sql`delete from policy_address where policy_no in (${SAVINGS}, ${TERM})`.execute(api.deps.db);
  asha = await signIn(api, 'Asha');
  call = caller(api, asha);
});
afterAll(() => api.close());

const sendTo = (idNumber: string, idKind: 'aadhaar' | 'vid' = 'aadhaar') =>
  call('ekycOtp', { consent: EKYC_CONSENT, idKind, idNumber });
const rightOtp = () => api.otpFor(MOBILE);
const wrongOtp = async () => ((await rightOtp()) === '111111' ? '222222' : '111111');
/** Finds the person of a number. */
async function find(idNumber = AADHAAR.asha, idKind: 'aadhaar' | 'vid' = 'aadhaar') {
  const { body } = await sendTo(idNumber, idKind);
  return (await call('validateEkyc', { otpToken: body.otpToken, otp: await rightOtp() })).body;
}
const ashaBorn = async () =>
  (
    await api.deps.db
      .selectFrom('customer')
      .select('birth_date')
      .where('client_id', '=', '40012345')
      .executeTakeFirstOrThrow()
  ).birth_date ?? '';

describe('by OTP', () => {
  it('EK1: verifies a person whose name and birth date are the same, and keeps the number nowhere', async () => {
    const sent = await sendTo(AADHAAR.asha);
    expect(sent).toMatchObject({
      status: 200,
      body: { otpLifetime: 600, resendIn: 30, sendsLeft: 2, sentTo: '******3210' },
    });
    const otp = await rightOtp();
    const found = await call('validateEkyc', { otpToken: sent.body.otpToken, otp });
    expect(found).toMatchObject({
      status: 200,
      body: {
        aadhaarLastFour: '2346',
        match: { name: 'same', birthDate: 'same', outcome: 'verified' },
        differences: [],
      },
    });
    const { foundToken } = found.body;
    expect(await call('submitEkyc', { foundToken, apply: [], policyNos: [] })).toMatchObject({
      status: 200,
      body: {
        outcome: 'verified',
        kycLevel: 'online',
        verifiedOn: '2026-11-26',
        acknowledgement: { state: 'completed' },
      },
    });
    expect((await call('ekycStatus', {})).body).toMatchObject({ state: 'verified', aadhaarLastFour: '2346' });
    const hash = createHash('sha256').update(AADHAAR.asha).digest('hex');
    expect(await placesWith(api.deps.db, [AADHAAR.asha, '2341 2341 2346', hash])).toEqual([]);
    const { files } = api.deps.config;
    const folder = files.kind === 'folder' ? files.folder : '';
    const stored = readdirSync(join(folder, '..'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    for (const { parentPath, name } of stored)
      expect(readFileSync(join(parentPath, name)).includes(AADHAAR.asha), name).toBe(false);
  });

  it('is offered on the overview until it is verified, and again sooner if the risk is high', async () => {
    const { db } = api.deps;
    const isOffered = async () => (await call('overview', {})).body.isIdentityCheckDue;
    expect(await isOffered()).toBe(true);
    const { foundToken } = await find();
    await call('submitEkyc', { foundToken, apply: [], policyNos: [] });
    expect(await isOffered()).toBe(false);
    await db.updateTable('verified_identity').set({ verified_on: '2024-11-26' }).execute();
    expect(await isOffered()).toBe(false);
    const { customer_id } = await db.selectFrom('verified_identity').select('customer_id').executeTakeFirstOrThrow();
    await db.insertInto('customer_risk').values({ customer_id, risk_class: 'high' }).execute();
    expect(await isOffered()).toBe(true);
    await db.deleteFrom('customer_risk').execute();
  });

  it.each(['234123412345', '200009900002'])(
    'EK2: refuses %s at its field, sends nothing and counts nothing',
    async (idNumber) => {
      expect(await sendTo(idNumber)).toMatchObject({ status: 400, body: { errors: [{ pointer: '/idNumber' }] } });
      expect(await api.outbox(MOBILE)).not.toContainEqual(
        expect.objectContaining({ text: expect.stringContaining('Aadhaar OTP') }),
      );
      expect(await sendTo(AADHAAR.asha)).toMatchObject({ status: 200, body: { sendsLeft: 2 } });
    },
  );

  it('EK3: takes a VID, and keeps it nowhere', async () => {
    expect(await find(VID_OF_ASHA, 'vid')).toMatchObject({ match: { outcome: 'verified' } });
    expect(await placesWith(api.deps.db, [VID_OF_ASHA])).toEqual([]);
  });

  it('EK4: the third wrong OTP uses it up, and the right one no longer works', async () => {
    const { otpToken } = (await sendTo(AADHAAR.asha)).body;
    const answers: number[] = [];
    for (const otp of [await wrongOtp(), await wrongOtp(), await wrongOtp(), await rightOtp()])
      answers.push((await call('validateEkyc', { otpToken, otp })).status);
    expect(answers).toEqual([401, 401, 402, 402]);
  });

  it('EK5: an OTP of more than ten minutes ago has expired', async () => {
    const { otpToken } = (await sendTo(AADHAAR.asha)).body;
    const otp = await rightOtp();
    await api.advance(10 * MINUTE + 1_000);
    expect(await call('validateEkyc', { otpToken, otp })).toMatchObject({
      status: 401,
      body: { code: 'otp-expired', detail: 'OTP expired. Please try Resend OTP.' },
    });
  });

  it('EK6: another name is reviewed by a person, and nothing is applied', async () => {
    const { foundToken, match } = await find(AADHAAR.nameDiffers);
    expect(match).toEqual({ name: 'different', birthDate: 'same', outcome: 'review' });
    const submitted = await call('submitEkyc', { foundToken, apply: ['address'], policyNos: [SAVINGS] });
    expect(submitted).toMatchObject({
      status: 200,
      body: { outcome: 'review', applied: [], acknowledgement: { state: 'received', promisedDate: '2026-12-03' } },
    });
    expect(submitted.body.verifiedOn).toBeUndefined();
    expect((await call('ekycStatus', {})).body).toMatchObject({ state: 'review', promisedDate: '2026-12-03' });
    expect((await call('overview', {})).body.isIdentityCheckDue).toBe(false);
    expect(await sql`select 1 from policy_address where policy_no = ${SAVINGS}`.execute(api.deps.db)).toMatchObject({
      rows: [],
    });
    const { rows } = await sql<{ payload: object }>`select payload from service_request
      where ticket = ${submitted.body.acknowledgement.ticket}`.execute(api.deps.db);
    expect(rows[0]?.payload).toMatchObject({
      foundName: 'Meera Deshmukh',
      nameMatch: 'different',
      birthDateMatch: 'same',
    });
    expect(JSON.stringify(rows)).not.toMatch(/1238/);
  });

  it('a check that a person has to decide about does not undo a verified identity', async () => {
    const { foundToken } = await find();
    await call('submitEkyc', { foundToken, apply: [], policyNos: [] });
    await api.advance(31_000);
    const other = await find(AADHAAR.nameDiffers);
    expect(await call('submitEkyc', { foundToken: other.foundToken, apply: [], policyNos: [] })).toMatchObject({
      status: 200,
      body: { outcome: 'review' },
    });
    expect((await call('ekycStatus', {})).body).toMatchObject({ state: 'verified', aadhaarLastFour: '2346' });
  });

  it('EK7: what was found is gone after fifteen minutes', async () => {
    const { foundToken } = await find();
    await api.advance(10 * MINUTE);
    expect((await call('ekycStatus', {})).body.found).toBeDefined();
    await api.advance(5 * MINUTE + 1_000);
    expect(await call('submitEkyc', { foundToken, apply: [], policyNos: [] })).toMatchObject({
      status: 409,
      body: { code: 'found-expired' },
    });
    expect(await sql`select 1 from found_identity`.execute(api.deps.db)).toMatchObject({ rows: [] });
  });

  it('only the year of birth verifies the same name', async () => {
    expect(await find(AADHAAR.yearOnly)).toMatchObject({
      birthYear: expect.any(Number),
      match: { name: 'same', birthDate: 'year', outcome: 'verified' },
    });
  });

  it.each([
    ['Aadhaar without mobile', 409, 'mobile-not-linked'],
    ['Aadhaar inactive', 409, 'id-inactive'],
    ['Aadhaar away', 502, 'upstream-failed'],
  ] as const)('%s: %i %s, and the other ways stay open', async (scenario, status, code) => {
    await api.scenario(scenario, true);
    expect(await sendTo(AADHAAR.asha)).toMatchObject({ status, body: { code } });
    expect((await call('ekycStatus', {})).body).toMatchObject({ canUseAadhaarFile: true });
  });

  it('the authority away while it checks takes no try', async () => {
    const { otpToken } = (await sendTo(AADHAAR.asha)).body;
    await api.scenario('Aadhaar away', true);
    for (let n = 0; n < 4; n += 1)
      expect(await call('validateEkyc', { otpToken, otp: '000000' })).toMatchObject({ status: 502 });
    await api.scenario('Aadhaar away', false);
    expect(await call('validateEkyc', { otpToken, otp: await rightOtp() })).toMatchObject({ status: 200 });
  });

  it('another OTP is sent after half a minute, and three in half an hour', async () => {
    expect(await sendTo(AADHAAR.asha)).toMatchObject({ status: 200 });
    expect(await sendTo(AADHAAR.asha)).toMatchObject({ status: 429, body: { code: 'resend-too-soon' } });
    for (const sendsLeft of [1, 0]) {
      await api.advance(31_000);
      expect(await sendTo(AADHAAR.asha)).toMatchObject({ status: 200, body: { sendsLeft } });
    }
    await api.advance(31_000);
    expect(await sendTo(AADHAAR.asha)).toMatchObject({ status: 429, body: { code: 'resend-limit' } });
  });
});

describe('what was found', () => {
  it('is there again after a reload, and only in its session', async () => {
    const found = await find();
    expect((await call('ekycStatus', {})).body.found).toEqual(found);
    const other = caller(api, await signIn(api, 'Asha'));
    expect((await other('ekycStatus', {})).body.found).toBeUndefined();
    expect(await other('submitEkyc', { foundToken: found.foundToken, apply: [], policyNos: [] })).toMatchObject({
      status: 409,
    });
  });

  it('is submitted once; the same key answers the same again', async () => {
    const { foundToken } = await find();
    const key = randomUUID();
    const body = { foundToken, apply: [], policyNos: [] };
    const first = await call('submitEkyc', body, key);
    expect(await call('submitEkyc', body, key)).toEqual(first);
    expect(await call('submitEkyc', body)).toMatchObject({ status: 409, body: { code: 'found-expired' } });
  });

  it('is encrypted, and goes with its session', async () => {
    await find();
    const { rows } = await sql`select * from found_identity`.execute(api.deps.db);
    expect(JSON.stringify(rows)).not.toMatch(/Kulkarni|Sagar/);
    await call('logout', {});
    expect(await sql`select 1 from found_identity`.execute(api.deps.db)).toMatchObject({ rows: [] });
  });

  it('EK10: applies an address to the chosen policy alone, with a masked trail', async () => {
    await sql`update address set line1 = 'Old house' where customer_id = (select id from customer where client_id = '40012345')`.execute(
      api.deps.db,
    );
    const born = await ashaBorn();
    const [year, month, day] = born.split('-');
    const file = await makeOfflineFile({ birth: `${day}-${month}-${year}`, made: '2026-11-25' });
    const { body } = await call('validateEkyc', {
      consent: EKYC_CONSENT,
      offline: { file: file.toString('base64'), shareCode: OFFLINE_SHARE_CODE },
    });
    expect(body.differences).toContainEqual(expect.objectContaining({ field: 'address' }));
    const submitted = await call('submitEkyc', {
      foundToken: body.foundToken,
      apply: ['address'],
      policyNos: [SAVINGS],
    });
    expect(submitted).toMatchObject({ status: 200, body: { kycLevel: 'offline', applied: ['address'] } });
    const { rows } = await sql<{ policy_no: string; line1: string }>`select policy_no, line1 from policy_address
      where policy_no in (${SAVINGS}, ${TERM})`.execute(api.deps.db);
    expect(rows).toEqual([{ policy_no: SAVINGS, line1: '14, Sagar Darshan, Gokhale Road' }]);
    const { serviceRequests } = (await call('serviceRequests', {})).body;
    const { ticket } = submitted.body.acknowledgement;
    const request = serviceRequests.find((one: { ticket: string }) => one.ticket === ticket);
    expect(request).toMatchObject({ type: 'ekyc', state: 'completed' });
    expect(request.changes[0]).toMatchObject({ field: 'identity', after: 'Verified' });
    expect(JSON.stringify(request.changes)).not.toMatch(/Sagar/);
    await sql`delete from address`.execute(api.deps.db);
    await sql`insert into address select * from before_address`.execute(api.deps.db);
  });

  it('of another policy is refused', async () => {
    const { foundToken } = await find();
    expect(await call('submitEkyc', { foundToken, apply: ['address'], policyNos: ['505678901'] })).toMatchObject({
      status: 404,
    });
  });
});

describe('by file', () => {
  const send = async (facts: Parameters<typeof makeOfflineFile>[0] = {}, shareCode = OFFLINE_SHARE_CODE) => {
    const [year, month, day] = (await ashaBorn()).split('-');
    const file = await makeOfflineFile({ birth: `${day}-${month}-${year}`, ...facts });
    return call('validateEkyc', {
      consent: EKYC_CONSENT,
      offline: { file: file.toString('base64'), shareCode, mobileNo: '9876543210' },
    });
  };

  it('EK8: one of 23-11-2026 is accepted on 26-11-2026', async () => {
    expect(await send({ made: '2026-11-23' })).toMatchObject({
      status: 200,
      body: { aadhaarLastFour: '2342', match: { outcome: 'verified' } },
    });
  });

  it.each([
    ['of 22-11-2026', { made: '2026-11-22' }, 'too-old', '/offline/file'],
    ['of tomorrow', { made: '2026-11-27' }, 'too-old', '/offline/file'],
    ['for another mobile number', { mobile: '9876543211' }, 'mobile-differs', '/offline/mobileNo'],
  ])('EK8: one %s is refused: %j', async (_, facts, because, pointer) => {
    expect(await send(facts)).toMatchObject({
      status: 400,
      body: { code: 'offline-file', errors: [{ pointer, rule: 'offline-file', because }] },
    });
  });

  it('with another share code is refused at that field, and after ten tries for half an hour', async () => {
    for (let n = 0; n < 10; n += 1)
      expect(await send({}, 'Wrong@11')).toMatchObject({
        status: 400,
        body: { errors: [{ pointer: '/offline/shareCode', because: 'code-wrong' }] },
      });
    expect(await send()).toMatchObject({ status: 429 });
  });

  it('leaves neither file, share code nor photo anywhere', async () => {
    await send();
    expect(await placesWith(api.deps.db, [OFFLINE_SHARE_CODE, '/9j/4AAQ', 'OfflinePaperlessKyc'])).toEqual([]);
  });
});

describe('consent', () => {
  it('EK12: without it nothing is sent', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v1/ekyc/otp',
      payload: { idKind: 'aadhaar', idNumber: AADHAAR.asha },
      headers: { ...asha },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain(AADHAAR.asha);
  });

  it('EK13: is logged with its version and the language in which it was shown', async () => {
    expect((await call('ekycStatus', {})).body.consent.text.hi).toMatch(/सहमत/);
    await call('ekycOtp', { consent: { ...EKYC_CONSENT, language: 'hi' }, idKind: 'aadhaar', idNumber: AADHAAR.asha });
    const { rows } =
      await sql`select version, language, purposes from identity_consent order by id desc limit 1`.execute(api.deps.db);
    expect(rows).toEqual([{ version: 1, language: 'hi', purposes: ['identity', 'address'] }]);
  });

  it.each([
    [{ ...EKYC_CONSENT, version: 2 }, '/consent/version'],
    [{ ...EKYC_CONSENT, purposes: ['life-certificate' as const] }, '/consent/purposes'],
  ])('to another text is refused: %j', async (consent, pointer) => {
    expect(await call('ekycOtp', { consent, idKind: 'aadhaar', idNumber: AADHAAR.asha })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer }] },
    });
  });
});

it('EK11: deletes what came from Aadhaar, opens the identity again, and keeps an applied address', async () => {
  const { foundToken } = await find();
  await call('submitEkyc', { foundToken, apply: ['address'], policyNos: [SAVINGS] });
  const key = randomUUID();
  const deleted = await call('deleteEkyc', {}, key);
  expect(deleted).toMatchObject({
    status: 200,
    body: { acknowledgement: { type: 'ekyc-deletion', state: 'completed', ticket: expect.stringMatching(/^SR/) } },
  });
  expect(await call('deleteEkyc', {}, key)).toEqual(deleted);
  expect((await call('ekycStatus', {})).body).toMatchObject({ state: 'open' });
  for (const table of ['verified_identity', 'found_identity', 'aadhaar_challenge'])
    expect(await sql`select 1 from ${sql.table(table)}`.execute(api.deps.db), table).toMatchObject({ rows: [] });
  const { rows } = await sql`select 1 from policy_address where policy_no = ${SAVINGS}`.execute(api.deps.db);
  expect(rows).toHaveLength(1);
  expect(await call('deleteEkyc', {})).toMatchObject({ status: 404 });
});

it.each([
  ['corp', 'Sahyadri'],
  ['partial', 'Asha'],
] as const)('EK14: a %s session is refused', async (kind, who) => {
  const other = caller(api, await signIn(api, who, kind));
  expect(await other('ekycStatus', {})).toMatchObject({ status: 403, body: { code: 'session-kind' } });
  expect(await other('ekycOtp', { consent: EKYC_CONSENT, idKind: 'aadhaar', idNumber: AADHAAR.asha })).toMatchObject({
    status: 403,
    body: { code: 'session-kind' },
  });
});
