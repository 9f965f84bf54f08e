import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { callOperation, type RunningApi, signIn, startApi } from '../../testing/index.ts';
import { CLIENTS } from '../../testing/payer.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api.close());

const listOf = async (caller: Caller) => (await caller.call('sessionList', {})).body.sessions;
const isAlive = async (caller: Caller) => (await caller.call('sessionList', {})).status === 200;

describe('the list of signed-in devices', () => {
  it('shows this session first, then the most recently used one, each with its kind and times', async () => {
    const first = await callerFor(api, 'full', CLIENTS.asha);
    await api.advance(120_000);
    const partial = await callerFor(api, 'partial', CLIENTS.asha);
    await api.advance(120_000);
    const here = await callerFor(api, 'full', CLIENTS.asha);
    const list = await listOf(here);
    expect(list.map(({ id }) => id)).toEqual([here.sessionId, partial.sessionId, first.sessionId]);
    expect(list.map(({ isThisOne }) => isThisOne)).toEqual([true, false, false]);
    expect(list.map(({ sessionKind }) => sessionKind)).toEqual(['full', 'partial', 'full']);
    expect(list[2]).toMatchObject({ startedAt: new Date(api.now().getTime() - 240_000).toISOString() });
  });

  it('names the device from its user agent, and stores no more of it', async () => {
    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    const { policyNumbers, mobile = '' } = await api.person('Asha');
    const [loginId = ''] = policyNumbers;
    const browser = { 'user-agent': userAgent };
    const known = await callOperation(api, 'validateCustomer', { loginId, workTypeTxt: 'login' }, browser);
    const { otpToken } = known.json();
    const sent = await callOperation(api, 'generateOtp', { otpToken, workTypeTxt: 'login' }, browser);
    const otp = await api.otpFor(mobile);
    await callOperation(api, 'validateOtp', { otpToken: sent.json().otpToken, otp }, browser);
    const list = await listOf(await callerFor(api, 'full', CLIENTS.asha));
    expect(list[1]).toMatchObject({ browser: 'Chrome', system: 'Windows', isThisOne: false });
    expect(list[0]).not.toHaveProperty('browser');
    const rows = JSON.stringify(await api.deps.db.selectFrom('session').selectAll().execute());
    expect(rows).not.toContain('Mozilla');
  });

  it('omits sessions that have ended or belong to another customer', async () => {
    await callerFor(api, 'full', CLIENTS.rajesh);
    await callerFor(api, 'full', CLIENTS.asha);
    await api.advance(16 * 60_000);
    const here = await callerFor(api, 'full', CLIENTS.asha);
    expect((await listOf(here)).map(({ id }) => id)).toEqual([here.sessionId]);
  });

  it('works for a company as for a person, and not for a payments-only session', async () => {
    const company = await callerFor(api, 'corp', CLIENTS.company);
    expect(await listOf(company)).toHaveLength(1);
    const partial = await callerFor(api, 'partial', CLIENTS.asha);
    for (const operation of ['sessionList', 'endOtherSessions'] as const)
      expect((await partial.call(operation, {})).status).toBe(403);
  });
});

describe('ending sessions', () => {
  it('signs out one other device at once, and no other', async () => {
    const [here, there, third] = [
      await callerFor(api, 'full', CLIENTS.asha),
      await callerFor(api, 'full', CLIENTS.asha),
      await callerFor(api, 'full', CLIENTS.asha),
    ];
    expect((await here.call('endSession', { id: there.sessionId })).status).toBe(204);
    expect([await isAlive(here), await isAlive(there), await isAlive(third)]).toEqual([true, false, true]);
  });

  it("answers for another customer's session as for none, and does not end it", async () => {
    const here = await callerFor(api, 'full', CLIENTS.asha);
    const rajesh = await callerFor(api, 'full', CLIENTS.rajesh);
    const foreign = await here.call('endSession', { id: rajesh.sessionId });
    const unknown = await here.call('endSession', { id: '0b9a8c7d-6e5f-4a3b-9c2d-1e0f9a8b7c6d' });
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect(await isAlive(rajesh)).toBe(true);
  });

  it('does not end the current session: that is signing out', async () => {
    const here = await callerFor(api, 'full', CLIENTS.asha);
    expect((await here.call('endSession', { id: here.sessionId })).status).toBe(400);
    expect((await here.call('endSession', { id: 'mine' })).status).toBe(400);
    expect(await isAlive(here)).toBe(true);
  });

  it('ends all others, payments-only ones too, and can be repeated', async () => {
    const here = await callerFor(api, 'full', CLIENTS.asha);
    const others = [await callerFor(api, 'full', CLIENTS.asha), await callerFor(api, 'partial', CLIENTS.asha)];
    const rajesh = await callerFor(api, 'full', CLIENTS.rajesh);
    for (const _ of others) expect((await here.call('endOtherSessions', {})).status).toBe(204);
    expect(await listOf(here)).toHaveLength(1);
    expect(await isAlive(rajesh)).toBe(true);
    expect((await others[1]?.call('policyPaymentDetailsPartial', {}))?.status).toBe(401);
  });

  it('leaves at most one of two sessions that end each other in parallel, and fails for neither of two that end a third', async () => {
    const [one, two, third] = [
      await callerFor(api, 'full', CLIENTS.asha),
      await callerFor(api, 'full', CLIENTS.asha),
      await callerFor(api, 'full', CLIENTS.asha),
    ];
    const both = await Promise.all([one, two].map((caller) => caller.call('endSession', { id: third.sessionId })));
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    const statuses = (await Promise.all([one, two].map((caller) => caller.call('endOtherSessions', {})))).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(204);
    expect([await isAlive(one), await isAlive(two)].filter(Boolean).length).toBeLessThanOrEqual(1);
  });

  it('needs the XSRF token, like every call that changes something', async () => {
    const { authorization } = await signIn(api, 'Asha');
    expect((await callOperation(api, 'endOtherSessions', {}, { authorization })).statusCode).toBe(403);
  });
});

describe('a sign-in from a new device', () => {
  // sends first what earlier sign-ins queued
  beforeEach(async () => {
    await api.app.jobs.runAll();
    await api.forget();
  });
  const CHROME =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  /** Signs Asha in with an OTP and returns the browser's cookie. */
  async function signInFrom(cookie?: string): Promise<string> {
    const browser = { 'user-agent': CHROME, ...(cookie ? { cookie } : {}) };
    const { policyNumbers, mobile = '' } = await api.person('Asha');
    const [loginId = ''] = policyNumbers;
    const known = await callOperation(api, 'validateCustomer', { loginId, workTypeTxt: 'login' }, browser);
    const { otpToken } = known.json();
    const sent = await callOperation(api, 'generateOtp', { otpToken, workTypeTxt: 'login' }, browser);
    const body = { otpToken: sent.json().otpToken, otp: await api.otpFor(mobile) };
    const answer = await callOperation(api, 'validateOtp', body, browser);
    expect(answer.statusCode).toBe(200);
    return String(answer.headers['set-cookie']).split(';')[0] ?? '';
  }
  const notices = async () => {
    await api.app.jobs.runAll();
    return (await api.outbox()).filter(({ otp }) => !otp);
  };

  it('sends an SMS and an email that explain how to sign the others out, once per device', async () => {
    const cookie = await signInFrom();
    const [first, second, ...others] = (await notices()).sort((a, b) => a.to.localeCompare(b.to));
    expect(others).toEqual([]);
    expect(first?.text).toMatch(
      /^Meru Life: someone signed in to your account from a new device on \d\d\/\d\d\/2026, .*Not you\? Call 1800 000 0199\. Under Signed-in devices/,
    );
    expect(second).toMatchObject({ to: 'asha.kulkarni@example.com', subject: 'New sign-in to your Meru Life account' });
    expect(second?.text).toContain('Device: Chrome, Windows');
    expect(second?.text).toContain('“Sign out all other devices”');
    await signInFrom(cookie);
    expect(await notices()).toHaveLength(2);
    await signInFrom();
    expect(await notices()).toHaveLength(4);
  });

  it("sends them in the customer's language", async () => {
    const ofAsha = (language: 'en' | 'hi') =>
      api.deps.db.updateTable('customer').set({ language }).where('client_id', '=', CLIENTS.asha).execute();
    await ofAsha('hi');
    await signInFrom();
    expect((await notices()).map(({ text }) => text).join()).toMatch(/एक नए डिवाइस से आपके खाते में साइन इन हुआ।/);
    await ofAsha('en');
  });

  it('sends nothing for a wrong code or a payments-only session', async () => {
    await callerFor(api, 'partial', CLIENTS.asha);
    const { policyNumbers } = await api.person('Asha');
    const [loginId = ''] = policyNumbers;
    await callOperation(api, 'validatePaymentCustomer', { loginId });
    const known = await callOperation(api, 'validateCustomer', { loginId, workTypeTxt: 'login' });
    const sent = await callOperation(api, 'generateOtp', { otpToken: known.json().otpToken, workTypeTxt: 'login' });
    await callOperation(api, 'validateOtp', { otpToken: sent.json().otpToken, otp: '000000' });
    expect(await notices()).toEqual([]);
  });
});
