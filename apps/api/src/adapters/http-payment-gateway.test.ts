import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createGatewaySimulator } from '../../simulators/gateway/create-gateway-simulator.ts';
import { postgresStore } from '../../simulators/gateway/postgres-store.ts';
import { type GatewayStore, memoryStore } from '../../simulators/gateway/store.ts';
import { connect, type Db } from '../platform/database/connect.ts';
import type { GatewayError } from '../ports/payment-gateway.ts';
import { type GatewayUnderTest, paymentGatewaySuite } from '../testing/payment-gateway.suite.ts';
import { httpPaymentGateway } from './http-payment-gateway.ts';

const secret = 'a secret that both sides know';
const servers: FastifyInstance[] = [];
let db: Db | undefined;
afterAll(async () => {
  for (const server of servers) await server.close();
  await db?.destroy();
});

async function start(store: GatewayStore): Promise<GatewayUnderTest> {
  let now = new Date('2026-11-21T04:30:00Z');
  const clock = { now: () => now };
  let origin = '';
  let references = 0;
  const simulator = createGatewaySimulator({
    secret,
    clock,
    fetch: async () => new Response(null, { status: 204 }),
    store,
    reference: () => {
      references += 1;
      return `gw_${references}`;
    },
    scenarios: async () => new Set(),
    publicUrl: () => `${origin}/sandbox/gateway`,
    notify: async () => {},
    pollMs: 0,
  });
  const server = Fastify();
  servers.push(server);
  await server.register(simulator.plugin, { prefix: '/sandbox/gateway' });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const url = `${origin}/sandbox/gateway`;
  return {
    gateway: httpPaymentGateway({ url, merchantId: 'meru', merchant: 'Meru Life', secret, clock }),
    secret,
    now: () => now,
    pass: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    async pay(payUrl, decision) {
      const page = await fetch(payUrl);
      expect(page.status).toBe(200);
      const body = new URLSearchParams({ decision });
      const answer = await fetch(payUrl, { method: 'POST', body, redirect: 'manual' });
      expect(answer.status).toBe(303);
      return answer.headers.get('location') ?? '';
    },
  };
}

paymentGatewaySuite('over HTTP, orders in memory', () => start(memoryStore()));
paymentGatewaySuite('over HTTP, orders in a database', async () => {
  db = await connect({});
  return start(await postgresStore(db));
});

describe('a gateway that fails', () => {
  const clock = { now: () => new Date() };
  const order = {
    orderId: 'ord_0000000001',
    amount: 100,
    description: 'Premium',
    returnUrl: 'http://portal.example/cs',
    callbackUrl: 'http://portal.example/api',
    expiresAt: new Date(),
  };
  const closes: (() => void)[] = [];
  afterEach(() => {
    for (const close of closes.splice(0)) close();
  });
  const serve = async (status: number, body: string | null): Promise<string> => {
    const server = createServer((_request, response) => {
      if (body === null) return; // never answers
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closes.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const failureOf = async (url: string, options: { timeoutMs?: number } = {}): Promise<string> => {
    const gateway = httpPaymentGateway({ url, merchantId: 'm', merchant: 'M', secret, clock, ...options });
    return gateway.createOrder(order).then(
      () => 'none',
      (error: GatewayError) => error.failure,
    );
  };

  it('is unreachable if nothing listens', async () => {
    expect(await failureOf('http://127.0.0.1:1')).toBe('unreachable');
  });
  it('is unreachable while it answers 5xx', async () => {
    expect(await failureOf(await serve(503, '{}'))).toBe('unreachable');
  });
  it('times out if it never answers', async () => {
    expect(await failureOf(await serve(200, null), { timeoutMs: 100 })).toBe('timeout');
  });
  it('is unreachable if it redirects, and the redirect is not followed', async () => {
    expect(await failureOf(await serve(307, '{}'))).toBe('unreachable');
  });
  it('is not trusted without its signature', async () => {
    const forged = JSON.stringify({ orderId: order.orderId, gatewayReference: 'x', payUrl: 'http://evil.example' });
    expect(await failureOf(await serve(201, forged))).toBe('malformed');
  });
});
