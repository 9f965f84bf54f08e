import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../simulators/sandbox/outbox-routes.ts';
import { callerFor } from '../../testing/caller.ts';
import { onBothEngines } from '../../testing/engines.ts';
import { callOperation, startApi } from '../../testing/index.ts';
import { addressOf } from '../../testing/sign-in.ts';
import { type Node, type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';

const ASHA = { policyNo: '501234567', clientId: '40012345', mobile: '+919876543210', customer: 'asha.kulkarni' };
const RAJESH = { policyNo: '502345678', clientId: '40023456', mobile: '+919812345670' };
const COMPANY = { clientId: '90000001', email: 'treasury@sahyadri.example' };
/** Wife and husband, who share a mobile number. */
const SUNITA = { policyNo: '508901234', clientId: '40078901', mobile: '+919845012345' };
const VIKRAM = { policyNo: '508901242', clientId: '40078919', mobile: SUNITA.mobile };
/** More than any other test here sends from its address without a known browser. */
const ADDRESS_SENDS = 12;
type Way = 'login' | 'track_application_skip_login';

const otherThan = (otp: string): string => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
const ofStatus = (answers: readonly LightMyRequestResponse[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status);

it('one-time passwords of several customers cannot be guessed from one address beyond its limit, even with a right one', async () => {
  const api = await startApi({ listen: false, config: { addressFailures: 3 } });
  const call = (operation: 'validateCustomer' | 'generateOtp' | 'validateOtp', body: object, remoteAddress: string) =>
    api.app.inject({ method: 'POST', url: addressOf(operation), payload: body, remoteAddress });
  const codes = [];
  for (const { policyNo, mobile } of [ASHA, RAJESH, SUNITA]) {
    const known = await call('validateCustomer', { loginId: policyNo, workTypeTxt: 'login' }, '203.0.113.9');
    const sent = await call('generateOtp', { otpToken: known.json().otpToken, workTypeTxt: 'login' }, '203.0.113.9');
    codes.push({ otpToken: String(sent.json().otpToken), otp: (await api.otpFor(mobile)) ?? '' });
  }
  const outcomes = [];
  for (const { otpToken, otp } of codes)
    outcomes.push((await call('validateOtp', { otpToken, otp: otherThan(otp) }, '198.51.100.7')).json().code);
  expect(outcomes).toEqual(['otp-wrong', 'otp-wrong', 'otp-blocked']);
  const [right = {}] = codes;
  expect((await call('validateOtp', right, '198.51.100.7')).json().code).toBe('otp-blocked');
  expect((await call('validateOtp', right, '198.51.100.8')).statusCode).toBe(200);
  await api.close();
});

onBothEngines('one-time passwords', (engine) => {
  let both: Nodes;
  let here: Node;
  beforeAll(async () => {
    both = await startTwoNodes({ url: engine.url, config: { addressSends: ADDRESS_SENDS } });
    [here] = both.nodes;
  });
  beforeEach(async () => {
    await sql`truncate session, otp_challenge, limit_counter, outbox`.execute(here.deps.db);
  });
  afterAll(() => both.close());

  const node = (n: number): Node => both.nodes[n % 2] ?? here;
  const recognise = (n: number, headers = {}, workTypeTxt: Way = 'login', loginId = ASHA.policyNo) =>
    callOperation(node(n), 'validateCustomer', { loginId, workTypeTxt }, headers);
  const send = (n: number, otpToken: string, headers = {}) =>
    callOperation(node(n), 'generateOtp', { otpToken, workTypeTxt: 'login' }, headers);
  const check = (n: number, otpToken: string, otp: string, headers = {}) =>
    callOperation(node(n), 'validateOtp', { otpToken, otp }, headers);
  const outbox = (to: string) => readOutbox(here.deps.db, to);
  const otpTo = async (to: string) => (await outbox(to)).find(({ otp }) => otp)?.otp ?? '';

  /** Signs in up to the point where a code has arrived. */
  async function challenge(n: number, headers = {}): Promise<{ otpToken: string; otp: string }> {
    const { otpToken } = (await recognise(n, headers)).json();
    const sent = await send(n + 1, otpToken, headers);
    if (sent.statusCode !== 200) throw new Error(`no code was sent: ${sent.body}`);
    return { otpToken: sent.json().otpToken, otp: await otpTo(ASHA.mobile) };
  }

  /** Causes five failures, which lock the login. */
  async function lock(headers = {}): Promise<void> {
    const codes = [await challenge(0, headers), await challenge(1, headers)] as const;
    const answers = [];
    for (let n = 0; n < 5; n++) {
      const { otpToken, otp } = codes[n < 3 ? 0 : 1];
      answers.push((await check(n, otpToken, otherThan(otp), headers)).statusCode);
    }
    expect(answers).toEqual([401, 401, 402, 401, 403]);
  }

  it('cannot be guessed with 120 simultaneous guesses over many challenges, even with the right code as the 60th and 120th', async () => {
    const codes: { otpToken: string; otp: string }[] = [];
    for (let n = 0; n < 5; n++) codes.push(await challenge(n));
    const guesses = Array.from({ length: 120 }, async (_, n) => {
      const { otpToken, otp } = codes[n % 5] ?? { otpToken: '', otp: '' };
      return check(n, otpToken, n === 59 || n === 119 ? otp : otherThan(otp));
    });
    const answers = await Promise.all(guesses);
    expect(ofStatus(answers, 200)).toEqual([]);
    expect(answers.filter((answer) => answer.json().code === 'otp-wrong').length).toBeLessThanOrEqual(5);
    expect(ofStatus(answers, 403).length).toBeGreaterThan(60);
    for (const [n, { otpToken, otp }] of codes.entries()) {
      const refused = await check(n, otpToken, otp);
      expect(refused.json()).toMatchObject({ status: 403, code: 'otp-blocked', retryAfter: 1_800 });
      expect(refused.headers['retry-after']).toBe('1800');
    }
    expect((await recognise(1)).json()).toMatchObject({ status: 403, code: 'login-blocked' });
  });

  it('are sent to a customer at most five times, however often and in whatever way the login restarts', async () => {
    const restarts = Array.from({ length: 100 }, async (_, n) => {
      const known = await recognise(n, {}, n % 3 ? 'login' : 'track_application_skip_login');
      return known.statusCode === 200 ? send(n + 1, known.json().otpToken) : known;
    });
    const answers = await Promise.all(restarts);
    expect(ofStatus(answers, 200)).toHaveLength(5);
    for (const refused of ofStatus(answers, 429)) {
      expect(refused.json()).toMatchObject({ code: 'rate-limited', retryAfter: 1_800 });
      expect(refused.headers['retry-after']).toBe('1800');
    }
    expect(ofStatus(answers, 429)).toHaveLength(95);
    expect(await outbox(ASHA.mobile)).toHaveLength(5);
    expect(await outbox('asha.kulkarni@example.com')).toHaveLength(5);
  });

  it('are sent at most twenty times for strangers while the customer requests none', async () => {
    const begun = await Promise.all(Array.from({ length: 30 }, (_, n) => recognise(n)));
    expect(ofStatus(begun, 200)).toHaveLength(20);
    expect(ofStatus(begun, 429)[0]?.json()).toMatchObject({ code: 'rate-limited', retryAfter: 1_800 });
    expect((await recognise(0, {}, 'login', RAJESH.policyNo)).statusCode).toBe(200);
    both.advance(30 * 60_000);
    const { otpToken, otp } = await challenge(0);
    for (let n = 1; n < 20; n++) expect((await recognise(n)).statusCode).toBe(200);
    expect((await recognise(0)).statusCode).toBe(429);
    expect((await check(1, otpToken, otp)).statusCode).toBe(200);
    expect((await recognise(0)).statusCode).toBe(200);
  });

  it('are sent to a company at most five times', async () => {
    const { clientId } = COMPANY;
    const restarts = Array.from({ length: 60 }, async (_, n) => {
      const known = await callOperation(node(n), 'corporateValidateCustomer', { clientId, workTypeTxt: 'login' });
      const { otpToken } = known.json();
      if (known.statusCode !== 200) return known;
      return callOperation(node(n + 1), 'corporateGenerateOtp', { otpToken, workTypeTxt: 'login', clientId });
    });
    expect(ofStatus(await Promise.all(restarts), 200)).toHaveLength(5);
    expect(await outbox(COMPANY.email)).toHaveLength(5);
  });

  it('are sent to one number at most five times, however many customers share it', async () => {
    const restarts = Array.from({ length: 30 }, async (_, n) => {
      const known = await recognise(n, {}, 'login', (n % 2 ? SUNITA : VIKRAM).policyNo);
      return known.statusCode === 200 ? send(n + 1, known.json().otpToken) : known;
    });
    const answers = await Promise.all(restarts);
    expect(ofStatus(answers, 200)).toHaveLength(5);
    expect(ofStatus(answers, 429)).toHaveLength(25);
    expect(await outbox(SUNITA.mobile)).toHaveLength(5);
    both.advance(30 * 60_000 - 1_000);
    const ask = async () => send(0, (await recognise(1, {}, 'login', SUNITA.policyNo)).json().otpToken);
    expect((await ask()).json()).toMatchObject({ status: 429, code: 'rate-limited', retryAfter: 1 });
    both.advance(1_000);
    expect((await ask()).statusCode).toBe(200);
  });

  it('are sent at most twenty times to one number inside the sessions of everyone who shares it', async () => {
    const started = [];
    for (const { clientId, policyNo } of [SUNITA, VIKRAM]) {
      const caller = await callerFor(here, 'full', clientId);
      for (let n = 0; n < 15; n++) started.push((await caller.call('nominees', { policyNo })).body);
    }
    const sent = await Promise.all(started.map((body, n) => send(n, body?.otpToken ?? '')));
    expect(ofStatus(sent, 200)).toHaveLength(20);
    expect(ofStatus(sent, 429)).toHaveLength(10);
  });

  it('are sent for strangers at one address up to its limit, whichever customers they name', async () => {
    const policyNos = [ASHA.policyNo, RAJESH.policyNo, VIKRAM.policyNo, '506789012'];
    const responses = await Promise.all(
      policyNos.flatMap((policyNo) =>
        Array.from({ length: 4 }, async (_, n) =>
          send(n + 1, (await recognise(n, {}, 'login', policyNo)).json().otpToken),
        ),
      ),
    );
    expect(ofStatus(responses, 200)).toHaveLength(ADDRESS_SENDS);
    expect(ofStatus(responses, 429)).toHaveLength(4);
    expect(ofStatus(responses, 429)[0]?.json()).toMatchObject({ code: 'rate-limited', retryAfter: 1_800 });
  });

  it('do not count if they could not be sent', async () => {
    const restart = async () => (await send(0, (await recognise(0)).json().otpToken)).statusCode;
    await here.sandbox.state.switchScenario('messages fail', true);
    for (let n = 0; n < 6; n++) expect(await restart()).toBe(502);
    await here.sandbox.state.switchScenario('messages fail', false);
    for (let n = 0; n < 5; n++) expect(await restart()).toBe(200);
    expect(await restart()).toBe(429);
  });

  it('are sent at most twenty times inside a session, and four times an hour to one new contact', async () => {
    const asha = await callerFor(here, 'full', ASHA.clientId);
    const rajesh = await callerFor(here, 'full', RAJESH.clientId);
    const [newMobile, mobileNo] = ['+919812300045', '9812300045'];
    const responses = [];
    for (const caller of [asha, rajesh, asha, rajesh, asha, rajesh])
      responses.push((await caller.call('checkDuplicate', { mobileNo })).body);
    const toNew = await Promise.all(responses.map((body, n) => send(n, body?.newOtpToken ?? '')));
    expect(ofStatus(toNew, 200)).toHaveLength(4);
    expect(ofStatus(toNew, 429)[0]?.json()).toMatchObject({ code: 'rate-limited', retryAfter: 3_600 });
    expect(await outbox(newMobile)).toHaveLength(4);

    const started = await Promise.all(
      Array.from({ length: 40 }, () => asha.call('nominees', { policyNo: ASHA.policyNo })),
    );
    await here.deps.db.deleteFrom('limit_counter').where('key', 'like', 'otp-sends%').execute();
    const sent = await Promise.all(started.map(({ body }, n) => send(n, body?.otpToken ?? '')));
    expect(ofStatus(sent, 200)).toHaveLength(20);
    expect(ofStatus(sent, 429)).toHaveLength(20);
    // Sign-ins without a session have a separate limit.
    await challenge(0);
  });

  it('that are right do not count as attempts, whatever else is wrong with the request', async () => {
    const asha = await callerFor(here, 'full', ASHA.clientId);
    const account = {
      ifscCode: 'HDFC0000060',
      accountHolderName: 'Asha V Kulkarni',
      bankAccountNo: '50100987654321',
      confirmBankAccountNo: '50100987654321',
      bankAccountType: 'savings',
    } as const;
    const { body } = await asha.call('verifyNeftDetails', account);
    const { otpToken } = (await send(1, body?.otpToken ?? '')).json();
    const change = {
      policyNos: [ASHA.policyNo],
      verificationId: body?.verificationId ?? '',
      ...account,
      otpToken,
      otp: await otpTo(ASHA.mobile),
    };
    const update = (more: object) =>
      asha.call('updateNeft', { ...change, ...more }, { 'idempotency-key': crypto.randomUUID() });
    for (let n = 0; n < 6; n++) {
      expect((await update({ verificationId: crypto.randomUUID() })).status).toBe(400);
      expect((await update({ ifscCode: 'HDFC' })).status).toBe(400);
    }
    expect((await update({})).status).toBe(200);
  });

  describe('in a browser that the customer has signed in with', () => {
    let cookie: string;
    beforeEach(async () => {
      const { otpToken, otp } = await challenge(0);
      const set = String((await check(1, otpToken, otp)).headers['set-cookie']);
      cookie = set.split(';')[0] ?? '';
      expect(set).toMatch(
        /^__Host-lifedesk-device=[\w.-]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/i,
      );
    });

    it('work while strangers have locked the customer and used up the limit', async () => {
      await lock();
      await both.nodes[1].deps.db.deleteFrom('limit_counter').where('key', 'like', 'otp-tries%').execute();
      await lock();
      expect((await recognise(0)).statusCode).toBe(403);
      const { otpToken, otp } = await challenge(0, { cookie });
      expect((await check(1, otpToken, otp)).statusCode).toBe(403);
      expect((await check(1, otpToken, otp, { cookie })).statusCode).toBe(200);
      // This does not unlock the login for strangers.
      expect((await recognise(0)).statusCode).toBe(403);
    });

    it("are locked by that browser's failures alone", async () => {
      await lock({ cookie });
      expect((await recognise(0, { cookie })).statusCode).toBe(403);
      const { otpToken, otp } = await challenge(0);
      expect((await check(1, otpToken, otp)).statusCode).toBe(200);
      both.advance(30 * 60_000);
      expect((await recognise(0, { cookie })).statusCode).toBe(200);
    });

    it('are sent while strangers have used up the limit of another customer with the same number', async () => {
      const ofSunita = (await recognise(0, { cookie }, 'login', SUNITA.policyNo)).json();
      const { otpToken } = (await send(1, ofSunita.otpToken, { cookie })).json();
      const signedIn = await check(0, otpToken, await otpTo(SUNITA.mobile), { cookie });
      const known = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
      const ask = async (headers: object, { policyNo }: { policyNo: string }) =>
        (await send(0, (await recognise(1, headers, 'login', policyNo)).json().otpToken, headers)).statusCode;
      const strangers = [];
      for (let n = 0; n < 6; n++) strangers.push(await ask({}, VIKRAM));
      expect(strangers).toEqual([200, 200, 200, 200, 429, 429]);
      expect(await ask({ cookie: known }, SUNITA)).toBe(200);
      expect(await ask({}, SUNITA)).toBe(429);
    });

    it('are sent at most five times too', async () => {
      const restarts = Array.from({ length: 60 }, async (_, n) => {
        const known = await recognise(n, { cookie });
        return known.statusCode === 200 ? send(n + 1, known.json().otpToken, { cookie }) : known;
      });
      expect(ofStatus(await Promise.all(restarts), 200)).toHaveLength(5);
    });

    it("count as a stranger's if the cookie belongs to another customer or was changed", async () => {
      expect(cookie).not.toMatch(new RegExp(`${ASHA.policyNo}|${ASHA.clientId}|${ASHA.customer}`));
      await lock();
      const [id, bond = ''] = cookie.split('.');
      const changed = `${id}.${bond.startsWith('A') ? 'B' : 'A'}${bond.slice(1)}`;
      for (const other of [changed, `${id}`, `${id}.${'A'.repeat(43)}`, '__Host-lifedesk-device=x.y.z'])
        expect((await recognise(0, { cookie: other })).statusCode).toBe(403);

      const known = (await recognise(0, { cookie }, 'login', RAJESH.mobile)).json();
      const { otpToken } = (await send(0, known.otpToken, { cookie })).json();
      const otp = await otpTo(RAJESH.mobile);
      for (let n = 0; n < 3; n++) await check(n, otpToken, otherThan(otp), { cookie });
      const again = (await recognise(0, {}, 'login', RAJESH.mobile)).json();
      const second = (await send(0, again.otpToken)).json();
      const wrong = otherThan(await otpTo(RAJESH.mobile));
      await check(0, second.otpToken, wrong);
      expect((await check(1, second.otpToken, wrong)).statusCode).toBe(403);
    });

    it('work for every family member who signs in there', async () => {
      const known = (await recognise(0, { cookie }, 'login', RAJESH.mobile)).json();
      const { otpToken } = (await send(0, known.otpToken, { cookie })).json();
      const answer = await check(0, otpToken, await otpTo(RAJESH.mobile), { cookie });
      const shared = String(answer.headers['set-cookie']).split(';')[0];
      await lock();
      expect((await recognise(0, { cookie: shared })).statusCode).toBe(200);
    });
  });
});
