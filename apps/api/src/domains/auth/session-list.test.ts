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

describe('the list of where a customer is signed in', () => {
  it('has this session first, then the one that was used last, each with its kind and its times', async () => {
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

  it('names the device as its browser says it, and keeps no more of it', async () => {
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

  it('leaves out what has ended, and what another customer has', async () => {
    await callerFor(api, 'full', CLIENTS.rajesh);
    await callerFor(api, 'full', CLIENTS.asha);
    await api.advance(16 * 60_000);
    const here = await callerFor(api, 'full', CLIENTS.asha);
    expect((await listOf(here)).map(({ id }) => id)).toEqual([here.sessionId]);
  });

  it('is for the company as for a person, and not for a payments-only session', async () => {
    const company = await callerFor(api, 'corp', CLIENTS.company);
    expect(await listOf(company)).toHaveLength(1);
    const partial = await callerFor(api, 'partial', CLIENTS.asha);
    for (const operation of ['sessionList', 'endOtherSessions'] as const)
      expect((await partial.call(operation, {})).status).toBe(403);
  });
});

describe('ending sessions', () => {
  it('signs one other device out at once, and no further one', async () => {
    const [here, there, third] = [
      await callerFor(api, 'full', CLIENTS.asha),
      await callerFor(api, 'full', CLIENTS.asha),
      await callerFor(api, 'full', CLIENTS.asha),
    ];
    expect((await here.call('endSession', { id: there.sessionId })).status).toBe(204);
    expect([await isAlive(here), await isAlive(there), await isAlive(third)]).toEqual([true, false, true]);
  });

  it('answers for another customer’s session as for none, and leaves it alone', async () => {
    const here = await callerFor(api, 'full', CLIENTS.asha);
    const rajesh = await callerFor(api, 'full', CLIENTS.rajesh);
    const foreign = await here.call('endSession', { id: rajesh.sessionId });
    const unknown = await here.call('endSession', { id: '0b9a8c7d-6e5f-4a3b-9c2d-1e0f9a8b7c6d' });
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect(await isAlive(rajesh)).toBe(true);
  });

  it('does not end the session that asks: that is signing out', async () => {
    const here = await callerFor(api, 'full', CLIENTS.asha);
    expect((await here.call('endSession', { id: here.sessionId })).status).toBe(400);
    expect((await here.call('endSession', { id: 'mine' })).status).toBe(400);
    expect(await isAlive(here)).toBe(true);
  });

  it('ends all others, payments-only ones too, and twice is as once', async () => {
    const here = await callerFor(api, 'full', CLIENTS.asha);
    const others = [await callerFor(api, 'full', CLIENTS.asha), await callerFor(api, 'partial', CLIENTS.asha)];
    const rajesh = await callerFor(api, 'full', CLIENTS.rajesh);
    for (const _ of others) expect((await here.call('endOtherSessions', {})).status).toBe(204);
    expect(await listOf(here)).toHaveLength(1);
    expect(await isAlive(rajesh)).toBe(true);
    expect((await others[1]?.call('policyPaymentDetailsPartial', {}))?.status).toBe(401);
  });

  it('in parallel leaves at most one of two that end each other, and fails for neither of two that end a third', async () => {
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

  it('needs the token of the form, like every call that changes something', async () => {
    const { authorization } = await signIn(api, 'Asha');
    expect((await callOperation(api, 'endOtherSessions', {}, { authorization })).statusCode).toBe(403);
  });
});
