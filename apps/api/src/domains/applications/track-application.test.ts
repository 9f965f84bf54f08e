import { type KyselyPlugin, PostgresQueryCompiler, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInToTrack, trackingCode } from '../../testing/applicant.ts';
import { callOperation, type RunningApi, signIn, startApi } from '../../testing/index.ts';
import trackApplicationSkipLogin from './trackApplicationSkipLogin.ts';

const LEELA = { applicationNo: 'AP1000000011', birthDate: '1990-03-12' };
const LEELAS = '+919810000011';
/** Meera and Rajesh, who is a customer, applied with it. */
const SHARED = '+919810000015';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ now: '2026-11-26T04:30:00.000Z', listen: false });
});
beforeEach(() => api.forget());
afterAll(() => api.close());

const look = (applicationNo: string, birthDate: string) =>
  callOperation(api, 'trackApplicationSkipLogin', { applicationNo, birthDate });

/** The statements of a quick look, without their values. */
async function statementsOf(applicationNo: string, birthDate: string): Promise<string[]> {
  const statements: string[] = [];
  const compiler = new PostgresQueryCompiler();
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const call = { body: { applicationNo, birthDate }, client: { address: '203.0.113.9' } };
  const deps = { ...api.deps, db: api.deps.db.withPlugin(recorder) };
  await trackApplicationSkipLogin.run(call as never, deps).catch(() => {});
  return statements;
}

describe('a quick look', () => {
  it('TA1: shows the coarse stage, since when, whose turn it is, and nothing else', async () => {
    const answer = await look(LEELA.applicationNo, LEELA.birthDate);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      stage: 'documents',
      name: { en: 'Papers needed', hi: 'दस्तावेज़ चाहिए' },
      since: '2026-11-17',
      waitingFor: 'you',
      hasPending: true,
    });
  });

  it('TA2: a wrong birth date, an unknown number and one that ended seven months ago get the same answer', async () => {
    const misses = [
      ['AP1000000011', '1990-03-13'],
      ['AP9999999999', '1990-03-12'],
      ['AP1000000019', '1985-01-20'],
    ] as const;
    const seen = [];
    for (const [applicationNo, birthDate] of misses) {
      const answer = await look(applicationNo, birthDate);
      const { correlationId, ...body } = answer.json();
      expect(correlationId).toMatch(/^[0-9a-f-]{36}$/);
      const statements = await statementsOf(applicationNo, birthDate);
      seen.push({ status: answer.statusCode, body, bytes: answer.body.length, statements });
    }
    expect(seen[0]).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(seen[0]?.statements).toEqual(await statementsOf(LEELA.applicationNo, LEELA.birthDate));
    expect(seen[0]?.statements.length).toBeGreaterThan(2);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('TA3: the seventh look of a day at a number is refused, even with the right date', async () => {
    for (let n = 0; n < 6; n += 1) expect((await look(LEELA.applicationNo, '1990-01-01')).statusCode).toBe(404);
    const seventh = await look(LEELA.applicationNo, LEELA.birthDate);
    expect(seventh.statusCode).toBe(429);
    expect(seventh.json()).toMatchObject({ code: 'rate-limited' });
    await api.advance(24 * 3_600_000);
    expect((await look(LEELA.applicationNo, LEELA.birthDate)).statusCode).toBe(200);
  });

  it('is refused at the 31st number from one address in half an hour', async () => {
    const statuses = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await look(`AP20000000${10 + n}`, '1990-01-01')).statusCode);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(404));
    expect(statuses[30]).toBe(429);
  });

  it('takes no date that does not exist', async () => {
    expect((await look(LEELA.applicationNo, '1990-02-30')).statusCode).toBe(400);
  });
});

describe('a tracking session', () => {
  it('TA4: opens for an applicant who is no customer, without policies', async () => {
    const code = await trackingCode(api, { loginId: LEELAS }, LEELAS);
    const answer = await callOperation(api, 'validateOtp', code);
    expect(answer.json()).toMatchObject({ sessionKind: 'track', clientId: '8000000011', policiesData: [] });
    const session = await signInToTrack(api, { applicationNo: LEELA.applicationNo }, LEELAS);
    const tracked = await callOperation(api, 'trackApplication', {}, session);
    expect(tracked.json()).toEqual({
      applications: [
        {
          applicationNo: 'AP1000000011',
          id: expect.stringMatching(/^ap_[0-9a-f]{16}$/),
          planName: expect.any(String),
          receivedOn: '2026-11-14',
          stage: 'documents',
          since: '2026-11-17',
        },
      ],
    });
  });

  it('TA5: reaches its own applications only', async () => {
    const session = await signInToTrack(api, { loginId: LEELAS }, LEELAS);
    const refusalOf = async (operation: 'policyDetails' | 'unclaimedAmount' | 'contactDetails', body: object) =>
      (await callOperation(api, operation, body as never, session)).json();
    expect(await refusalOf('policyDetails', { policyNo: '501234567' })).toMatchObject({
      status: 403,
      code: 'session-kind',
    });
    expect(await refusalOf('unclaimedAmount', {})).toMatchObject({ status: 403, code: 'session-kind' });
    const foreign = await callOperation(api, 'applicationDetails', { applicationNo: 'AP1000000012' }, session);
    expect(foreign.json()).toMatchObject({ status: 404, code: 'not-found' });
    const { medical_case_id } = await api.deps.db
      .selectFrom('application')
      .select('medical_case_id')
      .where('application_no', '=', 'AP1000000013')
      .executeTakeFirstOrThrow();
    const status = await callOperation(api, 'medicalStatus', { caseId: medical_case_id ?? '' }, session);
    expect(status.json()).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('TA6: asks for the birth date if two people applied with one mobile number', async () => {
    const code = await trackingCode(api, { loginId: SHARED }, SHARED);
    const ask = (birthDate?: string) =>
      callOperation(api, 'validateOtp', { ...code, ...(birthDate !== undefined && { birthDate }) });
    expect((await ask()).json()).toMatchObject({ status: 409, code: 'birth-date-needed' });
    expect((await ask('1988-07-05')).json()).toMatchObject({ status: 401, code: 'birth-date-wrong', triesLeft: 2 });
    const meera = await ask('1988-07-04');
    expect(meera.json()).toMatchObject({ sessionKind: 'track', clientId: '8000000015' });
    // the code is used up
    expect((await ask('1988-07-04')).json()).toMatchObject({ status: 401, code: 'otp-expired' });
  });

  it('TA6: ends with the third wrong birth date', async () => {
    const code = await trackingCode(api, { loginId: SHARED }, SHARED);
    const codes = [];
    for (const birthDate of ['1988-07-01', '1988-07-02', '1988-07-03', '1988-07-04'])
      codes.push((await callOperation(api, 'validateOtp', { ...code, birthDate })).json().code);
    expect(codes).toEqual(['birth-date-wrong', 'birth-date-wrong', 'otp-burnt', 'otp-burnt']);
  });

  it('TA6: opens the session of the customer among them', async () => {
    const { clientId } = await api.person('Rajesh');
    const { birth_date } = await api.deps.db
      .selectFrom('customer')
      .select('birth_date')
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();
    const code = await trackingCode(api, { loginId: SHARED }, SHARED);
    const answer = await callOperation(api, 'validateOtp', { ...code, birthDate: birth_date ?? '' });
    expect(answer.json()).toMatchObject({ sessionKind: 'track', clientId });
  });

  it('TA7: five failures in tracking lock the sign-in of the same person', async () => {
    const person = await api.person('Rajesh');
    const [loginId = ''] = person.policyNumbers;
    for (let round = 0; round < 2; round += 1) {
      const { otpToken, otp } = await trackingCode(api, { loginId }, person.email ?? person.mobile ?? '');
      const wrong = otp === '000000' ? '111111' : '000000';
      for (let n = 0; n < 3; n += 1) await callOperation(api, 'validateOtp', { otpToken, otp: wrong });
    }
    const login = await callOperation(api, 'validateCustomer', { loginId, workTypeTxt: 'login' });
    expect(login.json()).toMatchObject({ status: 403, code: 'login-blocked' });
  });

  it('TA9: a customer who signed in fully sees own applications without another OTP', async () => {
    const session = await signIn(api, 'Asha');
    const tracked = await callOperation(api, 'trackApplicationV2', {}, session);
    expect(tracked.json().applications).toMatchObject([{ applicationNo: 'AP1000000018', stage: 'issued' }]);
  });

  it('TA10: signing out fully and ending the tracking session kills both tokens', async () => {
    const full = await signIn(api, 'Asha');
    const track = await signIn(api, 'Asha', 'track');
    expect((await callOperation(api, 'logout', {}, full)).statusCode).toBe(204);
    expect((await callOperation(api, 'expireApplicationSession', {}, track)).statusCode).toBe(204);
    for (const session of [full, track])
      expect((await callOperation(api, 'trackApplication', {}, session)).statusCode).toBe(401);
  });

  it('is not opened by a number with which many people applied', async () => {
    const agents = '+919810000099';
    await sql`insert into applicant (applicant_no, name, birth_date, mobile)
      select '8999999' || lpad(n::text, 3, '0'), 'Applicant ' || n, date '1980-01-01' + n, ${agents}
      from generate_series(1, 6) n`.execute(api.deps.db);
    const known = await callOperation(api, 'validateCustomer', {
      loginId: agents,
      workTypeTxt: 'track_application_skip_login',
    });
    expect(known.json()).toMatchObject({ status: 401, code: 'invalid-login' });
    await sql`delete from applicant where mobile = ${agents}`.execute(api.deps.db);
  });

  it('is asked for by a login id or an application number, not both', async () => {
    const track = 'track_application_skip_login';
    const refusalOf = async (body: object) =>
      (await callOperation(api, 'validateCustomer', body as never)).json().errors?.[0]?.pointer;
    expect(await refusalOf({ workTypeTxt: track })).toBe('/loginId');
    expect(await refusalOf({ workTypeTxt: 'login', applicationNo: 'AP1000000011' })).toBe('/applicationNo');
    const both = { loginId: LEELAS, applicationNo: 'AP1000000011', workTypeTxt: track };
    expect(await refusalOf(both)).toBe('/applicationNo');
  });

  it('belongs to a customer or to an applicant, never to both or to neither', async () => {
    const session = (columns: string, values: string) =>
      sql
        .raw(`insert into session (token_hash, kind, started_at, touched_at, ends_at, ${columns})
          select 'x', 'track', now(), now(), now(), ${values} from applicant limit 1`)
        .execute(api.deps.db);
    await expect(session('customer_id, applicant_id', '(select min(id) from customer), id')).rejects.toThrow(/check/);
    await expect(session('policy_no', 'null')).rejects.toThrow(/check/);
  });
});
