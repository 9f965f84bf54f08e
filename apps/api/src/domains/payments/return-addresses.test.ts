import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerFor, post } from '../../testing/caller.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { CLIENTS, create, decide } from '../../testing/payer.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';

const AGENTS = 'https://agents.example';

let api: RunningApi;
let rewind: () => Promise<void>;
let asha: Caller;
beforeAll(async () => {
  api = await startApi({ config: { returnAddresses: [AGENTS, 'https://branch.example:8443'] } });
  rewind = await rememberPayments(api);
});
afterAll(() => api?.close());
beforeEach(async () => {
  await rewind();
  asha = await callerFor(api, 'full', CLIENTS.asha);
});

/** Each would lead away from the listed origins. */
const ELSEWHERE = [
  'https://other.example/pay',
  'http://agents.example/pay',
  'https://agents.example:8443/pay',
  'https://branch.example/pay',
  'https://sub.agents.example/pay',
  'https://agents.example.other.example/pay',
  'https://agents.example@other.example/pay',
  'https://agents.example:443@other.example/pay',
  'https://other.example/https://agents.example/pay',
  'https://other.example/pay?to=https://agents.example',
  '//agents.example/pay',
  '//other.example/pay',
  '/\\other.example',
  '\\\\other.example',
  'https:/other.example/pay',
  'https://agents.example\\@other.example/pay',
  'javascript:alert(1)',
  'data:text/html,x',
  ' https://agents.example/pay',
  'https://agents.example/../pay',
];

describe('the address to which a payer returns', () => {
  it.each([
    ['/cs/pay-online', '/cs/pay-online?orderId='],
    [`${AGENTS}/done`, `${AGENTS}/done?orderId=`],
    [`${AGENTS}/done?customer=7`, `${AGENTS}/done?customer=7&orderId=`],
    ['https://branch.example:8443/done', 'https://branch.example:8443/done?orderId='],
  ])('may be %s', async (path, begin) => {
    const { status, body } = await create(asha, undefined, { path });
    expect(status).toBe(200);
    expect(await decide(api, body.gatewayUrl, 'approve')).toBe(`${begin}${body.orderId}`);
  });

  it.each(ELSEWHERE)('may not be %s', async (path) => {
    const { status, body } = await create(asha, undefined, { path });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation', errors: [{ pointer: '/returnPath' }] });
  });

  it('is checked for a mandate, and for a payment by link', async () => {
    const mandate = {
      policyNo: '501234567',
      rail: 'upi',
      ceiling: 30_000_00,
      startsOn: '2026-11-21',
      endsOn: '2033-12-01',
    } as const;
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const { token } = (await asha.call('createPayLink', { policyNo: '501234567' }, key)).body;
    for (const returnPath of ['https://other.example/pay', '//agents.example/pay']) {
      const other = { 'Idempotency-Key': crypto.randomUUID() };
      const answers = [
        await asha.call('submitAutoDebit', { ...mandate, returnPath }, other),
        await post(api, 'payByLink', JSON.stringify({ token, relation: 'child', returnPath }), other),
      ];
      for (const { status, body } of answers)
        expect([status, body]).toMatchObject([400, { errors: [{ pointer: '/returnPath' }] }]);
    }
  });

  it('is a path of the portal if nothing is listed', async () => {
    const plain = await startApi();
    try {
      const payer = await callerFor(plain, 'full', CLIENTS.asha);
      expect((await create(payer, undefined, { path: `${AGENTS}/done` })).status).toBe(400);
      expect((await create(payer)).status).toBe(200);
    } finally {
      await plain.close();
    }
  });
});
