import { CORE_SERVICE_PATHS } from '@lifedesk/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { document, operationsOf } from '../../platform/contract/document.ts';
import { callOperation, type RunningApi, signIn, startApi } from '../../testing/index.ts';
import { ask } from '../../testing/requester.ts';

/** A Sunday, 6:45 in India: the core system is down from 6:30 to 7:30. */
const AWAY = '2026-11-22T01:15:00.000Z';
const BACK = '2026-11-22T02:00:00.000Z';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api.close());

const order = (purpose: 'premium' | 'revival' | 'loan', policyNo: string, amount: number) => ({
  purpose,
  items: [{ policyNo, amount }],
  returnPath: '/cs/pay-online',
});

describe("during the core system's downtime", () => {
  it('operations that need it are refused, with Retry-After in seconds', async () => {
    await api.moveTo(AWAY);
    const rajesh = await signIn(api, 'Rajesh');
    const answer = await callOperation(api, 'revivalEligiblePolicies', {}, rajesh);
    expect(answer.json()).toMatchObject({ status: 503, code: 'maintenance', retryAfter: 45 * 60 });
    expect(answer.headers['retry-after']).toBe(String(45 * 60));

    await api.moveTo(BACK);
    const again = await signIn(api, 'Rajesh');
    expect((await callOperation(api, 'revivalEligiblePolicies', {}, again)).statusCode).toBe(200);
  });

  it('no OTP is sent for a change that could not be made', async () => {
    await api.moveTo(AWAY);
    const asha = await signIn(api, 'Asha');
    const wanted = { mobileNo: '9123456780' };
    expect((await callOperation(api, 'checkDuplicate', wanted, asha)).statusCode).toBe(503);
    const body = { ...wanted, otpToken: 'x'.repeat(24), otp: '123456', newOtpToken: 'x'.repeat(24), newOtp: '123456' };
    expect((await ask(api, 'updateMobile', body, asha)).json()).toMatchObject({ status: 503, code: 'maintenance' });
  });

  it('premiums are accepted and revivals refused', async () => {
    await api.moveTo(AWAY);
    const rajesh = await signIn(api, 'Rajesh');
    const revival = await ask(api, 'createPayment', order('revival', '502345678', 100), rajesh);
    expect(revival.json()).toMatchObject({ status: 503, code: 'maintenance' });
    const premium = await ask(
      api,
      'createPayment',
      order('premium', '501234567', 2_450_000),
      await signIn(api, 'Asha'),
    );
    expect(premium.statusCode, premium.body).toBe(200);
  });

  it('loans are not shown and loan payments refused', async () => {
    await api.moveTo(AWAY);
    const asha = await signIn(api, 'Asha');
    const closed = { status: 503, code: 'maintenance', retryAfter: 45 * 60 };
    expect((await callOperation(api, 'loanDetails', {}, asha)).json()).toMatchObject(closed);
    expect((await ask(api, 'createPayment', order('loan', '501234567', 10_000_00), asha)).json()).toMatchObject(closed);
    const partial = await signIn(api, 'Asha', 'partial');
    expect((await callOperation(api, 'loanDetailsPartial', {}, partial)).json()).toMatchObject(closed);
    expect(await api.deps.db.selectFrom('payment_order').select('id').where('purpose', '=', 'loan').execute()).toEqual(
      [],
    );

    await api.moveTo(BACK);
    const again = await signIn(api, 'Asha');
    expect((await callOperation(api, 'loanDetails', {}, again)).statusCode).toBe(200);
  });

  it('the session is checked first', async () => {
    await api.moveTo(AWAY);
    expect((await callOperation(api, 'revivalEligiblePolicies', {})).statusCode).toBe(401);
  });
});

it('core services close with the whole portal, with a Retry-After of ten minutes if the end is unknown', async () => {
  const rajesh = await signIn(api, 'Rajesh');
  await api.scenario('maintenance now', true);
  const answer = await callOperation(api, 'revivalEligiblePolicies', {}, rajesh);
  expect(answer.json()).toMatchObject({ status: 503, retryAfter: 600 });
  expect((await callOperation(api, 'policyPaymentDetails', {}, rajesh)).statusCode).toBe(200);
});

it('every service that the contract names is in the schedule', () => {
  const named = operationsOf(document).flatMap(({ operation }) => operation['x-core-service'] ?? []);
  expect(named.length).toBeGreaterThan(0);
  for (const service of named) expect(CORE_SERVICE_PATHS).toContain(`/${service}`);
});
