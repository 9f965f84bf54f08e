import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, signIn, startApi } from '../../src/testing/index.ts';
import { SCENARIOS } from './scenarios.ts';

const PROD = {
  environment: 'PROD',
  sms: { url: 'http://127.0.0.1:9/sms', token: 't', sender: 'MERULF' },
  mail: { url: 'smtp://127.0.0.1:9', from: 'care@merulife.example' },
  gateway: { url: 'http://127.0.0.1:9', merchantId: 'meru', secret: 's' },
  backOffice: { url: 'http://127.0.0.1:9', secret: 's' },
} as const;
const PAGES = ['/sandbox', '/sandbox/people', '/sandbox/outbox', '/sandbox/clock', '/sandbox/scenarios'];

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
beforeEach(() => api.forget());
afterAll(() => api.close());

const get = (url: string, accept = '*/*') => api.app.inject({ url, headers: { accept } });
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers });
const form = (url: string, fields: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });

describe('the people page', () => {
  it('lists everyone with what is needed to sign in as them', async () => {
    const people = (await get('/sandbox/people')).json();
    expect(people).toHaveLength(14);
    expect(people[0]).toEqual({
      name: 'Mrs Asha Kulkarni',
      story: expect.stringContaining('One premium is due'),
      policyNumbers: ['501234567', '501234575'],
      mobile: '+919876543210',
      email: 'asha.kulkarni@example.com',
      clientId: '40012345',
      kind: 'person',
      newPan: 'ZZZPK7000K',
    });
    for (const { policyNumbers, clientId, story } of people) {
      expect(policyNumbers.every((n: string) => /^\d{9}$/.test(n))).toBe(true);
      expect(clientId).toMatch(/^\d{8,10}$/);
      expect(story).not.toBe('');
    }
  });
});

describe('the outbox', () => {
  it('is listed newest first, and by recipient in any format', async () => {
    await signIn(api, 'Asha');
    await api.advance(1_000);
    await signIn(api, 'Farhan');
    const all = (await get('/sandbox/outbox')).json();
    expect(all.map((m: { to: string }) => m.to)).toEqual(
      expect.arrayContaining(['+919876543210', 'farhan.siddiqui@example.com']),
    );
    expect(all[0].at >= all.at(-1).at).toBe(true);
    for (const to of ['+919876543210', '%2B919876543210', '9876543210', '98765 43210']) {
      const mine = (await get(`/sandbox/outbox?to=${to}`)).json();
      const sms = { channel: 'sms', to: '+919876543210', text: expect.any(String), at: expect.any(String) };
      expect(mine).toEqual([
        { ...sms, text: expect.stringContaining('new device') },
        { ...sms, otp: expect.stringMatching(/^\d{6}$/) },
      ]);
    }
    expect((await get('/sandbox/outbox?to=ASHA.Kulkarni@example.com')).json()[0]).toMatchObject({
      channel: 'email',
      subject: expect.any(String),
    });
    expect((await get('/sandbox/outbox?to=unknown@example.com')).json()).toEqual([]);
  });

  it('shows message texts escaped, never as markup', async () => {
    await api.deps.mailer.send({ to: 'a@b.example', subject: 'x', text: '<script>alert(1)</script> & "quotes"' });
    const page = (await get('/sandbox/outbox', 'text/html')).body;
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
    expect(page).not.toContain('<script>');
  });
});

describe('what scripts do for other parties', () => {
  it('approves no order that the gateway does not have', async () => {
    expect((await post('/sandbox/approval', { id: 'ord_unknown' })).statusCode).toBe(404);
    expect((await post('/sandbox/approval', {})).statusCode).toBe(400);
  });

  it("signs staff in at the provider's address only", async () => {
    expect((await post('/sandbox/staff', { signInAddress: 'https://elsewhere.example/?a=b' })).statusCode).toBe(400);
    expect((await post('/sandbox/staff', { signInAddress: 'no address' })).statusCode).toBe(400);
  });
});

describe('the clock', () => {
  it('can be moved by a duration or to an instant, and everything follows it', async () => {
    const headers = await signIn(api, 'Asha');
    expect((await post('/sandbox/clock', { advance: 'P1D' })).json()).toEqual({ now: '2026-11-22T04:30:00.000Z' });
    expect((await callOperation(api, 'validateSession', {}, headers)).statusCode).toBe(401);
    expect((await post('/sandbox/clock', { now: '2027-01-31T00:00:00+05:30' })).json()).toEqual({
      now: '2027-01-30T18:30:00.000Z',
    });
    expect((await post('/sandbox/clock', { advance: 'P1M' })).json()).toEqual({ now: '2027-02-28T18:30:00.000Z' });
    expect((await get('/sandbox/clock')).json()).toEqual({ now: '2027-02-28T18:30:00.000Z' });
    expect((await post('/sandbox/clock', { advance: '-PT30M' })).json()).toEqual({ now: '2027-02-28T18:00:00.000Z' });
  });

  it.each([
    {},
    { advance: 'P' },
    { advance: 'one day' },
    { now: 'tomorrow' },
    { advance: 'P1D', now: '2027-01-01T00:00:00Z' },
    { advance: 'P9999Y' },
    { now: '1969-12-31T00:00:00Z' },
    { advance: 5 },
    { other: 1 },
  ])('rejects %j', async (body) => {
    const answer = await post('/sandbox/clock', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation' });
    expect(api.now().toISOString()).toBe('2026-11-21T04:30:00.000Z');
  });
});

describe('scenarios', () => {
  const isOn = async (name: string) =>
    (await get('/sandbox/scenarios')).json().find((s: { name: string }) => s.name === name).on;

  it('are listed with their effects, and can be switched on and off', async () => {
    expect((await get('/sandbox/scenarios')).json()).toEqual(SCENARIOS.map((s) => ({ ...s, on: false })));
    for (const { name } of SCENARIOS) {
      expect((await post('/sandbox/scenarios', { name, on: true })).statusCode).toBe(200);
      expect(await isOn(name)).toBe(true);
      await post('/sandbox/scenarios', { name, on: false });
      expect(await isOn(name)).toBe(false);
    }
  });

  it.each([
    { name: 'unknown', on: true },
    { name: 'lockout' },
    { name: 'lockout', on: 'yes' },
    { name: 'lockout', on: true, more: 1 },
  ])('rejects %j', async (body) => {
    expect((await post('/sandbox/scenarios', body)).statusCode).toBe(400);
  });

  it("for lockout, 402, server 500 and database away give the API's own responses", async () => {
    const login = () => callOperation(api, 'validateCustomer', { loginId: '501234567', workTypeTxt: 'login' });
    const check = () => callOperation(api, 'validateOtp', { otpToken: 'A'.repeat(43), otp: '123456' });
    await api.scenario('lockout', true);
    expect((await login()).json()).toMatchObject({ status: 403, code: 'login-blocked' });
    expect((await check()).json()).toMatchObject({ status: 403, code: 'otp-blocked' });
    await api.scenario('lockout', false);
    await api.scenario('402', true);
    expect((await check()).json()).toMatchObject({ status: 402, code: 'otp-burnt' });
    await api.scenario('server 500', true);
    expect((await login()).json()).toMatchObject({ status: 500, code: 'internal' });
    await api.scenario('server 500', false);
    await api.scenario('database away', true);
    expect((await login()).json()).toMatchObject({ status: 503, code: 'unavailable' });
    await api.scenario('database away', false);
    expect((await login()).statusCode).toBe(200);
  });

  it('announce maintenance ten minutes ahead, or start it at once', async () => {
    const schedule = async () => (await callOperation(api, 'maintenanceSchedule', {} as never)).json();
    expect(await schedule()).toMatchObject({ isScheduledMaintenance: false, isInstantMaintenance: false });
    await api.scenario('maintenance in ten minutes', true);
    expect(await schedule()).toMatchObject({
      isScheduledMaintenance: true,
      from: '2026-11-21T04:40:00.000Z',
      to: '2026-11-21T05:40:00.000Z',
    });
    await api.scenario('maintenance in ten minutes', false);
    await api.scenario('maintenance now', true);
    expect(await schedule()).toMatchObject({ isInstantMaintenance: true });
    await api.scenario('maintenance now', false);
    expect(await schedule()).toMatchObject({ isScheduledMaintenance: false, isInstantMaintenance: false });
  });
});

describe('reset', () => {
  it.each([
    ['from the whole company', undefined],
    ['to a small company', 20],
    ['from a small company', undefined],
  ])('restores the people and the first day, and ends what was in progress, %s', async (_, companyPolicies) => {
    const headers = await signIn(api, 'Meenakshi');
    await callOperation(api, 'navAlerts', { policyNo: '503456789', transactionType: 'Activate' }, headers);
    await api.advance(86_400_000);
    await api.scenario('lockout', true);
    await sql`insert into policy_event (policy_no, due_date, kind, on_date, at, from_status, to_status, cover)
      values ('503456789', '2026-10-01', 'lapsed', '2026-11-01', '2026-11-01', '1', '4', 0)`.execute(api.deps.db);
    expect((await post('/sandbox/reset', { companyPolicies })).statusCode).toBe(204);
    expect(await api.deps.db.selectFrom('policy_event').selectAll().execute()).toEqual([]);
    const { rows } = await sql<{ count: number }>`select count(*)::int from policy where is_corporate`.execute(
      api.deps.db,
    );
    expect(rows[0]?.count).toBe(companyPolicies ?? 5_000);
    expect(api.now().toISOString()).toBe('2026-11-21T04:30:00.000Z');
    expect((await callOperation(api, 'validateSession', {}, headers)).statusCode).toBe(401);
    expect((await get('/sandbox/outbox')).json()).toEqual([]);
    expect((await get('/sandbox/people')).json()).toHaveLength(14);
    const again = await signIn(api, 'Meenakshi');
    const details = await callOperation(api, 'policyDetails', { policyNo: '503456789' }, again);
    expect(details.json().eligibilityDetails).toEqual({ registerNAVVisibility: true, unregisterNAVVisibility: false });
  });

  it('takes back the prices of days that the clock was ahead', async () => {
    const lastPrice = async () =>
      (await sql<{ day: string }>`select max(on_date)::text as day from fund_nav`.execute(api.deps.db)).rows[0]?.day;
    await post('/sandbox/reset', { companyPolicies: 20 });
    const before = await lastPrice();
    await api.advance(40 * 86_400_000);
    expect(await lastPrice()).toBe('2026-12-30');
    expect((await post('/sandbox/reset', { companyPolicies: 20 })).statusCode).toBe(204);
    expect([before, await lastPrice()]).toEqual(['2026-11-20', '2026-11-20']);
  });

  it.each([0, 5_001, 2.5, '20', null])('rejects a company of %s policies', async (companyPolicies) => {
    const answer = await post('/sandbox/reset', { companyPolicies });
    expect([answer.statusCode, answer.json().errors]).toMatchObject([400, [{ pointer: '/companyPolicies' }]]);
  });
});

describe('pages', () => {
  it.each(PAGES)('%s has no inline scripts or styles and is not cached', async (url) => {
    const page = await get(url, 'text/html,application/xhtml+xml');
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(page.body).not.toMatch(/<script|<style|style=| on[a-z]+=/);
    expect(page.body).toMatch(/<html lang="en">[\s\S]*<h1>/);
  });

  it('accept forms and go back to the page', async () => {
    const moved = await form('/sandbox/clock', { advance: 'PT1H' });
    expect([moved.statusCode, moved.headers.location]).toEqual([303, '/sandbox/clock']);
    const on = await form('/sandbox/scenarios', { name: 'lockout', on: 'true' });
    expect([on.statusCode, on.headers.location]).toEqual([303, '/sandbox/scenarios']);
    expect((await get('/sandbox/scenarios', 'text/html')).body).toContain('Switch off');
    const reset = await form('/sandbox/reset', {});
    expect([reset.statusCode, reset.headers.location]).toEqual([303, '/sandbox']);
  });

  it('cannot be operated from another site', async () => {
    expect((await post('/sandbox/reset', {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post('/sandbox/clock', { advance: 'P1D' }, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(
      200,
    );
  });
});

describe('in PROD', () => {
  it('does not exist', async () => {
    const prod = await startApi({ listen: false, simulated: false, config: PROD });
    try {
      const paths = [
        ...PAGES,
        '/sandbox/',
        '/sandbox/sandbox.css',
        '/sandbox/gateway/pay/x',
        '/sandbox/gateway/gateway.css',
        '/sandbox%2foutbox',
        '//sandbox/outbox',
      ];
      for (const url of paths) expect((await prod.app.inject({ url })).statusCode, url).toBe(404);
      for (const url of [
        '/sandbox/clock',
        '/sandbox/scenarios',
        '/sandbox/reset',
        '/sandbox/authcode',
        '/sandbox/approval',
        '/sandbox/staff',
        '/sandbox/gateway/orders',
        '/sandbox/banks',
        '/sandbox/pan-register',
      ])
        expect((await prod.app.inject({ method: 'POST', url, payload: {} })).statusCode, url).toBe(404);
      expect(prod.app.printRoutes({ commonPrefix: false })).not.toContain('sandbox');
    } finally {
      await prod.close();
    }
  });
});
