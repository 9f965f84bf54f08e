import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callOperation,
  type RunningApi,
  type SessionHeaders,
  sessionHeaders,
  signIn,
  startApi,
} from '../../testing/index.ts';

const MINUTE = 60_000;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
afterAll(() => api.close());

const restore = (headers: SessionHeaders, body = {}) => callOperation(api, 'validateSession', body, headers);
const isAlive = async (headers: SessionHeaders) => (await restore(headers)).statusCode === 200;

describe('a session', () => {
  it('is restored under the same token, with everything that the login returned', async () => {
    const headers = await signIn(api, 'Asha');
    const answer = (await restore(headers)).json();
    expect(sessionHeaders(answer)).toEqual(headers);
    expect(answer).toMatchObject({
      sessionKind: 'full',
      clientId: '40012345',
      policiesData: [{ policyNo: '501234567' }, { policyNo: '501234575' }],
    });
  });

  it("is restored for one of the customer's policies, by number or opaque id, and for no other", async () => {
    const headers = await signIn(api, 'Asha');
    const { id } = (await restore(headers)).json().policiesData[0];
    for (const policyNo of ['501234567', id]) expect((await restore(headers, { policyNo })).statusCode).toBe(200);
    const others = (await restore(await signIn(api, 'Farhan'))).json().policiesData[0];
    for (const policyNo of [others.policyNo, others.id, '999999999', 'A'.repeat(36)])
      expect((await restore(headers, { policyNo })).json()).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('is stored only as a hash', async () => {
    const { authorization } = await signIn(api, 'Asha');
    const rows = JSON.stringify(await api.deps.db.selectFrom('session').selectAll().execute());
    expect(rows).not.toContain(authorization.slice('Bearer '.length));
  });

  it('ends after 15 idle minutes', async () => {
    const headers = await signIn(api, 'Asha');
    await api.advance(15 * MINUTE - 1_000);
    expect(await isAlive(headers)).toBe(true);
    await api.advance(15 * MINUTE);
    expect(await isAlive(headers)).toBe(false);
  });

  it('reports its remaining time correctly, though it does not write on every call', async () => {
    const headers = await signIn(api, 'Asha');
    await api.advance(50_000);
    const { sessiontimeout } = (await restore(headers)).json();
    expect(sessiontimeout).toBe(850);
    await api.advance(sessiontimeout * 1_000 - 1_000);
    expect((await restore(headers)).json()).toMatchObject({ sessiontimeout: 900 });
  });

  it('ends after eight hours, however busy', async () => {
    const headers = await signIn(api, 'Asha');
    for (let minutes = 0; minutes < 470; minutes += 10) {
      await api.advance(10 * MINUTE);
      expect(await isAlive(headers)).toBe(true);
    }
    expect((await restore(headers)).json().sessiontimeout).toBe(600);
    await api.advance(10 * MINUTE);
    expect(await isAlive(headers)).toBe(false);
  });

  it('continues under new tokens after a refresh; the old ones stop working', async () => {
    const old = await signIn(api, 'Asha');
    const answer = await callOperation(api, 'refreshSession', {}, old);
    const fresh = sessionHeaders(answer.json());
    expect(answer.json()).toMatchObject({ sessiontimeout: 900, currentDateTime: api.now().toISOString() });
    expect(await isAlive(old)).toBe(false);
    expect((await restore({ ...fresh, 'x-xsrf-token': old['x-xsrf-token'] })).json()).toMatchObject({
      status: 403,
      code: 'xsrf',
    });
    expect(await isAlive(fresh)).toBe(true);
  });

  it('is refreshed once by two tabs at the same time', async () => {
    const headers = await signIn(api, 'Asha');
    const answers = await Promise.all([1, 2, 3].map(() => callOperation(api, 'refreshSession', {}, headers)));
    expect(answers.filter((a) => a.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((a) => a.statusCode === 401)).toHaveLength(2);
  });

  it('is not refreshed for a policy of another customer', async () => {
    const headers = await signIn(api, 'Asha');
    expect((await callOperation(api, 'refreshSession', { policyNo: '506789012' }, headers)).statusCode).toBe(404);
    expect(await isAlive(headers)).toBe(true);
  });

  it.each(['logout', 'expireSession'] as const)('for payments only ends at once after %s', async (operation) => {
    const partial = await signIn(api, 'Asha', 'partial');
    const answer = () => callOperation(api, 'validatePaymentSession', {}, partial);
    expect((await answer()).statusCode).toBe(200);
    expect((await callOperation(api, operation, {}, partial)).statusCode).toBe(204);
    expect((await answer()).statusCode).toBe(401);
  });

  it.each(['logout', 'expireSession'] as const)('ends at once after %s, and only that one', async (operation) => {
    const here = await signIn(api, 'Asha');
    const elsewhere = await signIn(api, 'Asha');
    expect((await callOperation(api, operation, {}, here)).statusCode).toBe(204);
    expect(await isAlive(here)).toBe(false);
    expect((await callOperation(api, operation, {}, here)).statusCode).toBe(401);
    expect(await isAlive(elsewhere)).toBe(true);
  });

  it('of a company is ended and refreshed by its own operations', async () => {
    const clientId = '90000001';
    const old = await signIn(api, 'Sahyadri', 'corp');
    const fresh = sessionHeaders((await callOperation(api, 'corporateRefreshSession', { clientId }, old)).json());
    expect((await callOperation(api, 'corporateValidateSession', { clientId }, old)).statusCode).toBe(401);
    expect((await callOperation(api, 'corporateLogout', { clientId: '90000002' }, fresh)).statusCode).toBe(404);
    expect((await callOperation(api, 'corporateLogout', { clientId }, fresh)).statusCode).toBe(204);
    const again = await signIn(api, 'Sahyadri', 'corp');
    expect((await callOperation(api, 'corporateExpireSession', { clientId }, again)).statusCode).toBe(204);
    expect((await callOperation(api, 'corporateValidateSession', { clientId }, again)).statusCode).toBe(401);
  });

  it('that only tracks an application is ended by its own operation', async () => {
    const headers = await signIn(api, 'Asha', 'track');
    expect((await callOperation(api, 'expireApplicationSession', {}, headers)).statusCode).toBe(204);
    expect((await callOperation(api, 'expireApplicationSession', {}, headers)).statusCode).toBe(401);
  });

  it('is deleted after it ends, except when and on which device each customer last signed in', async () => {
    await signIn(api, 'Asha');
    await api.advance(9 * 60 * MINUTE);
    for (const table of ['otp_challenge', 'limit_counter'] as const)
      expect(await api.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
    const rows = await api.deps.db
      .selectFrom('session')
      .select(['kind', 'customer_id', 'token_hash', 'policy_no'])
      .execute();
    const customers = rows.map(({ kind, customer_id }) => `${kind} ${customer_id}`);
    expect(new Set(customers).size).toBe(rows.length);
    for (const { kind, token_hash, policy_no } of rows) {
      expect(['full', 'corp']).toContain(kind);
      expect(token_hash).toMatch(/^over /);
      expect(policy_no).toBeNull();
    }
  });
});

describe('the previous sign-in', () => {
  const previous = async (headers: SessionHeaders) => (await restore(headers)).json().previousSignIn;
  beforeEach(() => api.deps.db.deleteFrom('session').execute());

  it('is missing at the first sign-in', async () => {
    expect(await previous(await signIn(api, 'Asha'))).toBeUndefined();
  });

  it('is returned with its time, and stays the same during the session', async () => {
    const at = api.now().toISOString();
    const first = await signIn(api, 'Asha');
    await api.advance(MINUTE);
    const second = await signIn(api, 'Asha');
    expect(await previous(second)).toEqual({ at });
    await api.advance(MINUTE);
    await signIn(api, 'Asha');
    expect(await previous(second)).toEqual({ at });
    expect(await previous(first)).toBeUndefined();
  });

  it('is still known long after it ended, by sign-out or timeout, also after many others ended', async () => {
    await signIn(api, 'Asha');
    await api.advance(30 * 24 * 60 * MINUTE);
    const times: string[] = [];
    for (let round = 0; round < 3; round++) {
      times.push(api.now().toISOString());
      const headers = await signIn(api, 'Asha');
      await callOperation(api, 'logout', {}, headers);
      await api.advance(60 * MINUTE);
    }
    expect(await previous(await signIn(api, 'Asha'))).toEqual({ at: times.at(-1) });
  });

  it('stays known to a running session while later ones end', async () => {
    const at = api.now().toISOString();
    await callOperation(api, 'logout', {}, await signIn(api, 'Asha'));
    await api.advance(20 * MINUTE);
    const long = await signIn(api, 'Asha');
    await api.advance(MINUTE);
    await callOperation(api, 'logout', {}, await signIn(api, 'Asha'));
    for (let minutes = 0; minutes < 40; minutes += 10) {
      await api.advance(10 * MINUTE);
      expect(await isAlive(long)).toBe(true);
    }
    const rows = await api.deps.db.selectFrom('session').select('started_at').orderBy('started_at').execute();
    expect(rows[0]?.started_at.toISOString()).toBe(at);
  });

  it("is never another customer's, a payments-only one or one for an application", async () => {
    await signIn(api, 'Rajesh');
    await signIn(api, 'Asha', 'partial');
    await signIn(api, 'Asha', 'track');
    await api.advance(MINUTE);
    expect(await previous(await signIn(api, 'Asha'))).toBeUndefined();
  });

  it('is returned to a company as well', async () => {
    const at = api.now().toISOString();
    await signIn(api, 'Sahyadri', 'corp');
    await api.advance(MINUTE);
    const headers = await signIn(api, 'Sahyadri', 'corp');
    const answer = await callOperation(api, 'corporateValidateSession', { clientId: '90000001' }, headers);
    expect(answer.json().previousSignIn).toEqual({ at });
  });
});
