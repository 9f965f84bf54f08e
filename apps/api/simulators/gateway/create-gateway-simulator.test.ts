import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGatewaySimulator, type GatewaySimulator } from './create-gateway-simulator.ts';
import { type GatewayScenario, LATE_SECONDS } from './gateway-order.ts';
import { isSigned, sign } from './signature.ts';
import { memoryStore } from './store.ts';

const secret = 'shared';
const prefix = '/sandbox/gateway';
let now: Date;
let scenarios: Set<GatewayScenario>;
let callbacks: { url: string; body: Record<string, unknown>; authentic: boolean }[];
/** The merchant's answers to the next callbacks; 204 once the list is empty. */
let answers: (number | Error)[];
let simulator: GatewaySimulator;
let app: FastifyInstance;

beforeEach(async () => {
  now = new Date('2026-11-21T04:30:00Z');
  scenarios = new Set();
  callbacks = [];
  answers = [];
  const clock = { now: () => now };
  simulator = createGatewaySimulator({
    secret,
    clock,
    store: memoryStore(),
    reference: () => 'gw_abc',
    scenarios: async () => scenarios,
    publicUrl: () => `http://pay.example${prefix}`,
    notify: async () => {},
    pollMs: 0,
    fetch: async (url, init) => {
      const body = String(init?.body);
      const headers = Object.fromEntries(new Headers(init?.headers));
      callbacks.push({ url: String(url), body: JSON.parse(body), authentic: isSigned(secret, body, headers, now) });
      const answer = answers.shift() ?? 204;
      if (answer instanceof Error) throw answer;
      return new Response(null, { status: answer });
    },
  });
  app = Fastify();
  await app.register(simulator.plugin, { prefix });
});
afterEach(() => app.close());

const order = {
  merchant: 'Meru <Life>',
  merchantId: 'meru',
  orderId: 'ord_0000000001',
  amount: 12_345_600,
  currency: 'INR',
  description: 'Premium of policy 501234567',
  returnUrl: 'http://portal.example/cs/pay-online?orderId=ord_0000000001',
  callbackUrl: 'http://portal.example/api/v1/payments/callback',
  expiresAt: '2026-11-21T04:45:00.000Z',
};
const post = (path: string, content: unknown, headers?: Record<string, string>) => {
  const payload = JSON.stringify(content);
  const signed = headers ?? sign(secret, payload, now);
  return app.inject({
    method: 'POST',
    url: prefix + path,
    payload,
    headers: { 'content-type': 'application/json', ...signed },
  });
};
const pay = (decision: string) =>
  app.inject({
    method: 'POST',
    url: `${prefix}/pay/gw_abc`,
    payload: `decision=${decision}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const advance = async (seconds: number): Promise<void> => {
  now = new Date(now.getTime() + seconds * 1000);
  await simulator.deliver();
};

describe('calls from the merchant', () => {
  it.each(['/orders', '/orders/status'])('%s rejects a body that is not signed', async (path) => {
    const answer = await post(path, order, {});
    expect(answer.statusCode).toBe(401);
  });
  it.each([
    ['a part of a paisa', { ...order, amount: 100.5 }],
    ['nothing to pay', { ...order, amount: 0 }],
    ['an unknown field', { ...order, note: 'x' }],
    ['a return URL that is not a web address', { ...order, returnUrl: 'javascript:alert(1)' }],
  ])('reject %s', async (_, body) => {
    expect((await post('/orders', body)).statusCode).toBe(400);
  });
});

describe("the payer's page", () => {
  beforeEach(async () => {
    expect((await post('/orders', order)).statusCode).toBe(201);
  });

  it('shows merchant and amount, says that it is simulated, and has no inline scripts or styles', async () => {
    const answer = await app.inject(`${prefix}/pay/gw_abc`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Meru &lt;Life&gt;');
    expect(answer.body).toContain('INR\u00a01,23,456.00');
    expect(answer.body).toContain('Simulated gateway');
    expect(answer.body).not.toMatch(/<script|<style|style=| on\w+=/);
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' http://portal.example; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const styles = /href="([^"]+\.css)"/.exec(answer.body)?.[1] ?? '';
    expect((await app.inject(styles)).headers['content-type']).toContain('text/css');
  });

  it("sends the browser back to the merchant's URL, with nothing added", async () => {
    const answer = await pay('approve');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(order.returnUrl);
  });

  it('shows a decided order with a way back and no buttons', async () => {
    await pay('close');
    const { body } = await app.inject(`${prefix}/pay/gw_abc`);
    expect(body).toContain('This payment is cancelled.');
    expect(body).not.toContain('<button');
    expect(body).toContain(`href="${order.returnUrl}"`);
  });

  it('returns 404 for an unknown payment and 400 for an unknown decision', async () => {
    expect((await app.inject(`${prefix}/pay/gw_other`)).statusCode).toBe(404);
    expect((await pay('steal')).statusCode).toBe(400);
  });
});

describe('the callback', () => {
  beforeEach(async () => {
    await post('/orders', order);
  });

  it('is signed and carries the state of the order', async () => {
    await pay('approve');
    await simulator.deliver();
    expect(callbacks).toEqual([
      {
        url: order.callbackUrl,
        authentic: true,
        body: {
          orderId: order.orderId,
          gatewayReference: 'gw_abc',
          outcome: 'paid',
          amount: 12_345_600,
          at: now.toISOString(),
        },
      },
    ]);
  });

  it('is retried until the merchant accepts it', async () => {
    answers = [500, new Error('no route'), 204];
    await pay('approve');
    await simulator.deliver();
    await advance(1);
    expect(callbacks).toHaveLength(1);
    await advance(1);
    expect(callbacks).toHaveLength(2);
    await advance(10);
    await advance(86_400);
    expect(callbacks).toHaveLength(3);
  });

  it('is sent twice if that scenario is on', async () => {
    scenarios = new Set(['gateway twice']);
    await pay('approve');
    await simulator.deliver();
    expect(callbacks.map((callback) => callback.body.outcome)).toEqual(['paid', 'paid']);
  });

  it('reports a late payment as pending first', async () => {
    scenarios = new Set(['gateway late']);
    await pay('approve');
    await simulator.deliver();
    await advance(LATE_SECONDS - 1);
    expect(callbacks.map((callback) => callback.body.outcome)).toEqual(['pending']);
    await advance(1);
    expect(callbacks.map((callback) => callback.body.outcome)).toEqual(['pending', 'paid']);
  });

  it('never comes from a silent gateway, which still answers status queries', async () => {
    scenarios = new Set(['gateway silent']);
    await pay('approve');
    await advance(86_400);
    expect(callbacks).toEqual([]);
    const status = await post('/orders/status', { merchantId: 'meru', orderId: order.orderId });
    expect(status.json()).toMatchObject({ state: 'paid', amount: 12_345_600 });
    expect(isSigned(secret, status.body, status.headers as Record<string, string>, now)).toBe(true);
  });
});
