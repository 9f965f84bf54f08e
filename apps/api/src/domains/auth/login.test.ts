import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOperation, type Person, type RunningApi, sessionHeaders, signIn, startApi } from '../../testing/index.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let api: RunningApi;
let asha: Person;
beforeAll(async () => {
  api = await startApi({ listen: false });
  asha = await api.person('Asha');
});
beforeEach(() => api.forget());
afterAll(() => api.close());

const number = (person: Person): string => person.policyNumbers[0] ?? '';
const recognise = (loginId: string, workTypeTxt: 'login' | 'track_application_skip_login' = 'login') =>
  callOperation(api, 'validateCustomer', { loginId, workTypeTxt });
const send = (otpToken: string) => callOperation(api, 'generateOtp', { otpToken, workTypeTxt: 'login' });
const check = (otpToken: string, otp: string) => callOperation(api, 'validateOtp', { otpToken, otp });
const otherThan = (otp: string): string => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

/** Signs in up to the point where an OTP has arrived. */
async function challenge(person = asha): Promise<{ otpToken: string; otp: string }> {
  const known = (await recognise(number(person))).json();
  const { otpToken } = (await send(known.otpToken)).json();
  return { otpToken, otp: await api.otpFor(person.mobile ?? '') };
}

describe('the first step', () => {
  it.each([
    ['policy number', () => number(asha)],
    ['mobile number as typed', () => '98765 43210'],
    ['mobile number with country code', () => asha.mobile ?? ''],
    ['email in other letter case', () => 'Asha.Kulkarni@Example.com'],
  ])('recognises a %s, returns masked contacts and sends nothing', async (_, loginId) => {
    const answer = await recognise(loginId());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      mobileNumber: '*** **4 3210',
      emailId: 'ash*******rni@example.com',
      otpToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await api.outbox()).toEqual([]);
  });

  it.each(['999999999', '6000000000', 'unknown@example.com', '+971509999999', '90000001', '600000001'])(
    'refuses %s, which matches no customer',
    async (loginId) => {
      const answer = await recognise(loginId);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'invalid-login', detail: 'Invalid login credentials' });
    },
  );

  it('refuses a mobile number that two customers share, and accepts their policy numbers', async () => {
    const answer = await recognise('9845012345');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'login-not-unique' });
    for (const name of ['Sunita', 'Vikram'])
      expect((await recognise(number(await api.person(name)))).statusCode).toBe(200);
  });
});

describe('the OTP', () => {
  it("goes to mobile and email in the customer's language", async () => {
    const { otp } = await challenge();
    const sent = await api.outbox();
    expect(sent).toHaveLength(2);
    expect(sent.find(({ channel }) => channel === 'email')).toMatchObject({ to: asha.email, otp });
    expect(sent.find(({ channel }) => channel === 'sms')).toMatchObject({
      to: asha.mobile,
      otp,
      text: expect.stringContaining(`${otp} is your Meru Life OTP to confirm: Sign in.`),
    });
    await challenge(await api.person('Rajesh'));
    expect((await api.outbox('9812345670'))[0]?.text).toMatch(/OTP/);
  });

  it('is stored only as a hash', async () => {
    const { otp, otpToken } = await challenge();
    const rows = await api.deps.db.selectFrom('otp_challenge').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(otp);
    expect(JSON.stringify(rows)).not.toContain(otpToken);
  });

  it('does not contain text from the caller', async () => {
    const known = (await recognise(number(asha))).json();
    await callOperation(api, 'generateOtp', { otpToken: known.otpToken, workTypeTxt: 'refund call 9000000000' });
    expect((await api.outbox())[0]?.text).not.toContain('9000000000');
  });

  it('opens a full session with everything the dashboard needs', async () => {
    const { otpToken, otp } = await challenge();
    const answer = await check(otpToken, otp);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      sessionKind: 'full',
      sessiontimeout: 900,
      currentDateTime: api.now().toISOString(),
      clientId: asha.clientId,
      fname: 'Asha',
      fnameHi: 'आशा',
      mobileNo: '*** **4 3210',
      isPanValid: 'Y',
      pan: 'AB******1F',
      isFatcaRequired: false,
      nationality: 'I',
      age: 41,
      gender: 'F',
      neftQcStatus: 'verified',
      latePaymentCharges: 0,
      policiesData: [
        { policyNo: '501234567', dueDate: '01/12/2026', modalPremiuminclusiveGST: 2_450_000 },
        { policyNo: '501234575' },
      ],
    });
  });

  it('opens a tracking session for that work type, without policies and profile', async () => {
    const known = (await recognise(number(asha), 'track_application_skip_login')).json();
    const { otpToken } = (await send(known.otpToken)).json();
    const answer = (await check(otpToken, await api.otpFor(asha.mobile ?? ''))).json();
    expect(Object.keys(answer).sort()).toEqual(
      ['clientId', 'currentDateTime', 'policiesData', 'sessionKind', 'sessiontimeout', 'token', 'xsrfToken'].sort(),
    );
    expect(answer).toMatchObject({ sessionKind: 'track', policiesData: [] });
  });

  it('works once', async () => {
    const { otpToken, otp } = await challenge();
    const answers = await Promise.all([check(otpToken, otp), check(otpToken, otp), check(otpToken, otp)]);
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 401, 401]);
    expect((await check(otpToken, otp)).json()).toMatchObject({ status: 401, code: 'otp-expired' });
  });

  it("expires after five minutes, by the server's clock", async () => {
    const { otpToken, otp } = await challenge();
    await api.advance(5 * MINUTE);
    expect((await check(otpToken, otp)).json()).toMatchObject({
      status: 401,
      code: 'otp-expired',
      detail: 'OTP expired. Please try Resend OTP.',
    });
  });

  it('still works a second before that', async () => {
    const { otpToken, otp } = await challenge();
    await api.advance(5 * MINUTE - SECOND);
    expect((await check(otpToken, otp)).statusCode).toBe(200);
  });

  it('is burnt by the third wrong attempt, in whatever form', async () => {
    const { otpToken, otp } = await challenge();
    expect((await check(otpToken, otherThan(otp))).json()).toMatchObject({
      status: 401,
      code: 'otp-wrong',
      triesLeft: 2,
    });
    expect((await check(otpToken, otherThan(otp))).json()).toMatchObject({
      status: 401,
      code: 'otp-wrong',
      triesLeft: 1,
    });
    expect((await check(otpToken, otherThan(otp))).json()).toMatchObject({
      status: 402,
      code: 'otp-burnt',
      triesLeft: 0,
    });
    expect((await check(otpToken, otp)).json()).toMatchObject({ status: 402, code: 'otp-burnt' });
  });

  it('is burnt by simultaneous wrong attempts too', async () => {
    const { otpToken, otp } = await challenge();
    const answers = await Promise.all(Array.from({ length: 8 }, () => check(otpToken, otherThan(otp))));
    expect(answers.filter((a) => a.json().code === 'otp-wrong').length).toBeLessThanOrEqual(2);
    expect((await check(otpToken, otp)).statusCode).not.toBe(200);
  });

  it('is resent after 30 seconds, three times, each time with a new token', async () => {
    let { otpToken } = await challenge();
    expect((await send(otpToken)).json()).toMatchObject({ status: 429, code: 'resend-too-soon', retryAfter: 30 });
    for (const resendsLeft of [2, 1, 0]) {
      await api.advance(30 * SECOND);
      const before: string = otpToken;
      const answer = await send(otpToken);
      expect(answer.json()).toMatchObject({ otpExpiry: 300, resendAfter: 30, resendsLeft });
      otpToken = answer.json().otpToken;
      expect((await check(before, await api.otpFor(asha.mobile ?? ''))).statusCode).toBe(401);
    }
    await api.advance(30 * SECOND);
    expect((await send(otpToken)).json()).toMatchObject({ status: 429, code: 'resend-limit' });
    expect((await check(otpToken, await api.otpFor(asha.mobile ?? ''))).statusCode).toBe(200);
  });

  it('is sent once for two simultaneous requests', async () => {
    const known = (await recognise(number(asha))).json();
    const answers = await Promise.all([send(known.otpToken), send(known.otpToken), send(known.otpToken)]);
    expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(1);
    expect(await api.outbox(asha.mobile)).toHaveLength(1);
  });

  it('can be requested again at once if it could not be sent', async () => {
    const known = (await recognise(number(asha))).json();
    await api.scenario('messages fail', true);
    expect((await send(known.otpToken)).json()).toMatchObject({ status: 502, code: 'upstream-failed' });
    await api.scenario('messages fail', false);
    expect((await send(known.otpToken)).json()).toMatchObject({ resendsLeft: 3 });
  });

  it('rejects a challenge that is unknown, of another client, or for another kind of sign-in', async () => {
    expect((await send('A'.repeat(43))).json()).toMatchObject({ status: 401, code: 'invalid-login' });
    expect((await check('A'.repeat(43), '123456')).json()).toMatchObject({ status: 401, code: 'invalid-login' });
    const known = (await recognise(number(asha))).json();
    const foreign = { otpToken: known.otpToken, workTypeTxt: 'login', clientId: '40023456' };
    expect((await callOperation(api, 'generateOtp', foreign)).statusCode).toBe(401);
    expect((await callOperation(api, 'corporateGenerateOtp', { ...foreign, clientId: asha.clientId })).statusCode).toBe(
      401,
    );
    const { otpToken, otp } = await challenge();
    expect((await callOperation(api, 'corporateValidateOtp', { otpToken, otp })).statusCode).toBe(401);
  });
});

describe('the lock after failed sign-ins', () => {
  const fail = async (times: number, person = asha) => {
    for (let left = times; left > 0; ) {
      await api.advance(31 * SECOND);
      const { otpToken, otp } = await challenge(person);
      for (let tries = 0; tries < 2 && left > 0; tries++, left--) await check(otpToken, otherThan(otp));
    }
  };

  it('starts with the fifth failure in half an hour, for every kind of sign-in, and ends after half an hour', async () => {
    await fail(4);
    const { otpToken, otp } = await challenge();
    expect((await check(otpToken, otherThan(otp))).json()).toMatchObject({
      status: 403,
      code: 'otp-blocked',
      retryAfter: 1_800,
      detail: expect.stringContaining('Please try again after 30 minutes.'),
    });
    expect((await check(otpToken, otp)).json()).toMatchObject({ status: 403, code: 'otp-blocked' });
    expect((await send(otpToken)).json()).toMatchObject({ status: 403, code: 'otp-blocked' });
    for (const loginId of [number(asha), '501234575', asha.mobile ?? '', asha.email ?? '']) {
      expect((await recognise(loginId)).json()).toMatchObject({ status: 403, code: 'login-blocked' });
      expect((await recognise(loginId, 'track_application_skip_login')).statusCode).toBe(403);
    }
    const partial = await callOperation(api, 'validatePaymentCustomer', { loginId: number(asha) });
    expect(partial.json()).toMatchObject({ status: 403, code: 'login-blocked' });
    expect(partial.headers['retry-after']).toBe('1800');
    const code = (
      await api.app.inject({ method: 'POST', url: '/sandbox/authcode', payload: { clientId: asha.clientId } })
    ).json();
    expect((await callOperation(api, 'authenticateUser', { authCode: code.authCode })).statusCode).toBe(403);

    expect((await recognise(number(await api.person('Farhan')))).statusCode).toBe(200);
    await api.advance(30 * MINUTE - SECOND);
    expect((await recognise(number(asha))).statusCode).toBe(403);
    await api.advance(SECOND);
    expect((await recognise(number(asha))).statusCode).toBe(200);
  });

  it('does not start if the failures are further apart', async () => {
    await fail(4);
    await api.advance(31 * MINUTE);
    await fail(4);
    expect((await recognise(number(asha))).statusCode).toBe(200);
  });

  it('is reset by a success', async () => {
    await fail(4);
    await signIn(api, 'Asha');
    await fail(4);
    expect((await recognise(number(asha))).statusCode).toBe(200);
  });

  it('does not reveal who exists: an unknown number is locked too', async () => {
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push((await recognise('999999999')).json().code);
    expect(answers).toEqual([
      'invalid-login',
      'invalid-login',
      'invalid-login',
      'invalid-login',
      'login-blocked',
      'login-blocked',
    ]);
    const other = await callOperation(api, 'validatePaymentCustomer', { loginId: '999999999' });
    expect(other.json()).toMatchObject({ status: 403, code: 'login-blocked' });
  });

  it('counts simultaneous guesses one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => recognise('999999998')));
    expect(answers.filter((a) => a.statusCode === 401)).toHaveLength(4);
    expect(answers.filter((a) => a.statusCode === 403)).toHaveLength(6);
  });

  it('locks a client address that tries many logins', async () => {
    const { addressFailures } = api.deps.config;
    for (let n = 1; n < addressFailures; n++) expect((await recognise(String(999_990_000 + n))).statusCode).toBe(401);
    expect((await recognise('999999998')).statusCode).toBe(403);
    expect((await recognise(number(asha))).statusCode).toBe(403);
  });

  it('counts wrong OTPs and unknown logins of a client address together', async () => {
    const { addressFailures } = api.deps.config;
    await fail(2);
    for (let n = 1; n < addressFailures - 2; n++)
      expect((await recognise(String(999_990_000 + n))).statusCode).toBe(401);
    expect((await recognise('999999998')).statusCode).toBe(403);
  });

  it('stores no logins, addresses or contacts', async () => {
    await recognise('999999999');
    await challenge();
    const rows = JSON.stringify(await api.deps.db.selectFrom('limit_counter').selectAll().execute());
    expect(rows).toContain('unknown-login:');
    expect(rows).toContain('otp-sends-to-recipient:');
    expect(rows).not.toMatch(/999999999|127\.0\.0\.1|9876543210|asha\.kulkarni/);
  });
});

describe('the other ways in', () => {
  it('open a payments-only session without an OTP, which sees only masked data', async () => {
    for (const loginId of [number(asha), '9876543210']) {
      const opened = (await callOperation(api, 'validatePaymentCustomer', { loginId })).json();
      expect(opened).toMatchObject({ sessionKind: 'partial', sessiontimeout: 900 });
      const answer = (await callOperation(api, 'validatePaymentSession', {} as never, sessionHeaders(opened))).json();
      expect(answer).toMatchObject({
        clientId: '40****45',
        mobileNo: '*** **4 3210',
        pan: 'AB******1F',
        isPanValidated: 'Y',
        paymentDashboardPoliciesUiData: [
          { policyNo: '501234567', totalPremiumDueToBePaid: 2_450_000 },
          { policyNo: '501234575' },
        ],
      });
      expect(JSON.stringify(answer)).not.toMatch(
        /Kulkarni|asha\.kulkarni|9876543210|40012345|"age"|"income"|"gender"|"currentCity"/,
      );
    }
  });

  it('give a payments-only session the personal fields if configured', async () => {
    const open = await startApi({ listen: false, config: { partialProfile: true } });
    try {
      const answer = (
        await callOperation(open, 'validatePaymentSession', {} as never, await signIn(open, 'Asha', 'partial'))
      ).json();
      expect(answer).toMatchObject({ age: 41, gender: 'F', currentCity: 'Mumbai', income: 120_000_000 });
    } finally {
      await open.close();
    }
  });

  it('refuse payments-only logins for the same reasons', async () => {
    expect((await callOperation(api, 'validatePaymentCustomer', { loginId: '999999999' })).json()).toMatchObject({
      code: 'invalid-login',
    });
    expect((await callOperation(api, 'validatePaymentCustomer', { loginId: '9845012345' })).json()).toMatchObject({
      code: 'login-not-unique',
    });
  });

  it('sign a company in by client id and return the totals of its book', async () => {
    const headers = await signIn(api, 'Sahyadri', 'corp');
    const answer = await callOperation(api, 'corporateValidateSession', { clientId: '90000001' }, headers);
    expect(answer.json()).toMatchObject({
      sessionKind: 'corp',
      policyHolderName: 'Sahyadri Textiles Ltd',
      totalCorporatePolicyCount: 5_000,
      isCorporateUser: true,
      isDoiPresent: true,
      referencePolicyNo: '600000001',
    });
    expect((await callOperation(api, 'corporateValidateSession', { clientId: '40012345' }, headers)).statusCode).toBe(
      404,
    );
  });

  it('do not accept a person as a company, nor a company as a person', async () => {
    const asCompany = await callOperation(api, 'corporateValidateCustomer', {
      clientId: asha.clientId,
      workTypeTxt: 'login',
    });
    expect(asCompany.json()).toMatchObject({ status: 401, code: 'invalid-login' });
    expect((await recognise('treasury@sahyadri.example')).statusCode).toBe(401);
  });

  it("accept another app's code once, for a minute, and only for its own kind", async () => {
    const issue = async (clientId: string) =>
      (await api.app.inject({ method: 'POST', url: '/sandbox/authcode', payload: { clientId } })).json()
        .authCode as string;
    const authCode = await issue(asha.clientId);
    expect((await callOperation(api, 'corporateValidateAuthCode', { authCode })).json()).toMatchObject({
      code: 'auth-code-invalid',
    });
    expect((await callOperation(api, 'authenticateUser', { authCode })).json()).toMatchObject({
      sessionKind: 'full',
      clientId: asha.clientId,
    });
    expect((await callOperation(api, 'authenticateUser', { authCode })).json()).toMatchObject({
      status: 401,
      code: 'auth-code-invalid',
    });
    const late = await issue(asha.clientId);
    await api.advance(MINUTE);
    expect((await callOperation(api, 'authenticateUser', { authCode: late })).statusCode).toBe(401);
    const company = await callOperation(api, 'corporateValidateAuthCode', { authCode: await issue('90000001') });
    expect(company.json()).toMatchObject({ sessionKind: 'corp', totalCorporatePolicyCount: 5_000 });
  });
});
