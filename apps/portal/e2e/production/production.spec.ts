import { decideAtGateway, downloadReceipt, type Person, Portal, watch } from '@lifedesk/e2e';
import { test as base, expect } from '@playwright/test';
import { HOST } from './host.ts';
import { recordCalls } from './record-calls.ts';
import { type Production, startProduction } from './start-production.ts';

const test = base.extend<{ complaints: string[] }, { production: Production }>({
  production: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const production = await startProduction();
      await use(production);
      await production.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ production }, use) => await use(production.origin),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'what the browser complained of').toEqual([]);
  },
  context: async ({ context, complaints }, use) => {
    await watch(context, complaints);
    await use(context);
  },
});

// in one worker: otherwise each would start the production API and its external services for them
test.describe.configure({ mode: 'default' });

/** The newest one-time password that the SMS provider received for a person. */
const otpBySms = (production: Production) => async (person: Person) => {
  const [text = ''] = await production.received(person.mobile);
  const otp = /\b\d{6}\b/.exec(text)?.[0];
  if (!otp) throw new Error(`no one-time password reached ${person.mobile}`);
  return otp;
};

const isEnvelope = (text: string): boolean => {
  const value: unknown = JSON.parse(text);
  const keys = typeof value === 'object' && value !== null ? Object.keys(value).sort() : [];
  return (
    keys.join() === 'data,info' && Object.values(value as object).every((part) => /^[A-Za-z0-9+/]+={0,2}$/.test(part))
  );
};

test('signs in, pays, gets the receipt and signs out, and nothing readable is on the wire', async ({
  page,
  production,
}) => {
  const person = production.people.find(({ story }) => /premium is due/.test(story)) as Person;
  const calls = await recordCalls(page);
  const portal = new Portal(page, otpBySms(production));
  await portal.signIn(person);
  await portal.seesDashboard();
  await portal.payDue().first().click();
  await portal.button('payment_pay').click();
  await decideAtGateway(page, 'approve');
  await expect(portal.heading('payment_paid')).toBeVisible();
  await downloadReceipt(portal);
  await portal.link('app_toDashboard').click();
  await portal.seesDashboard();
  await portal.signOut();

  const keyAgreement = '/v1/envelope/key';
  // the page shows that the person is signed out before the server knows
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toEqual(
      expect.arrayContaining([keyAgreement, '/v1/login/validatecustomer', '/v1/login/validateotp', '/v1/logout']),
    );
  for (const { path, sent, answered } of calls.filter((call) => call.path !== keyAgreement && call.sent.body !== '')) {
    expect(isEnvelope(sent.body), `${path} is sent sealed`).toBe(true);
    expect(sent.headers, path).toMatchObject({ 'x-source': 'Website', 'x-encrypted': 'true' });
    if (answered.body === '' || !answered.headers['content-type']?.includes('json')) continue;
    expect(answered.headers['x-encrypted'], `${path} is answered sealed`).toBe('true');
    expect(isEnvelope(answered.body), `${path} is answered sealed`).toBe(true);
  }
  const readable = JSON.stringify(calls);
  for (const secret of [...person.policyNumbers, person.mobile, person.email, person.name])
    expect(readable).not.toContain(secret);
});

test('requires HTTPS permanently, and has no sandbox, no source map and no demo page', async ({
  request,
  production,
}) => {
  const at = (path: string) =>
    request.get(`${production.origin.replace(HOST, 'localhost')}${path}`, { headers: { host: HOST } });
  const page = await at('/cs');
  expect(page.headers()['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(page.headers()['content-security-policy']).toContain('upgrade-insecure-requests');
  const scripts = [...(await page.text()).matchAll(/src="(\/cs\/assets\/[^"]+\.js)"/g)].map(([, src]) => src ?? '');
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect((await at(script)).status()).toBe(200);
    expect((await at(`${script}.map`)).status()).toBe(404);
    expect(await (await at(script)).text()).not.toContain('sourceMappingURL');
  }
  for (const path of ['', '/', '/people', '/outbox', '/clock', '/scenarios', '/reset', '/gateway/orders'])
    expect((await at(`/sandbox${path}`)).status(), path).toBe(404);
});

test('rejects unencrypted traffic', async ({ request, production }) => {
  const response = await request.post(`${production.origin.replace(HOST, 'localhost')}/api/v1/login/validatecustomer`, {
    data: { loginId: '501234567', workTypeTxt: 'login' },
  });
  expect(response.status()).toBe(400);
  expect(response.headers()['content-type']).toContain('application/problem+json');
});
