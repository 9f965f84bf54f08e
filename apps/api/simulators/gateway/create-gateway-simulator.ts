import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { asSignedParty } from '../parties/signed-party.ts';
import { type CallbackDelivery, callbackOf, deliverCallbacks, reportOf } from './deliver-callbacks.ts';
import {
  advance,
  decide,
  type GatewayOrder,
  type GatewayScenario,
  type OrderRequest,
  openOrder,
  type PayerDecision,
  withdraw,
} from './gateway-order.ts';
import { addMandateCalls, type BankNotice } from './mandate-calls.ts';
import { payerPage, unknownPage } from './page.ts';
import { settleDay } from './settle-day.ts';
import { sign } from './signature.ts';

export interface GatewaySimulatorOptions extends CallbackDelivery {
  /** Generates an unguessable reference. */
  reference: () => string;
  /** The misbehaviours that are switched on now. */
  scenarios: () => Promise<ReadonlySet<GatewayScenario>>;
  /**
   * Base URL for payers' browsers, without a trailing slash. A path alone if the gateway shares the merchant's origin.
   */
  publicUrl: () => string;
  /** The notice of an upcoming debit that the issuing bank of a card or UPI mandate sends its customer. */
  notify: (notice: BankNotice) => Promise<void>;
  /** Milliseconds between checks for pending callbacks; 0 sends them only when `deliver` is called. */
  pollMs: number;
}

export interface GatewaySimulator {
  /** Can be registered in a Fastify app under any prefix. */
  plugin: FastifyPluginAsync;
  /** Sends the callbacks that are due; call it after moving the clock. Returns how many were attempted. */
  deliver(): Promise<number>;
  /** The payer approves an order or a mandate. Returns its callback, which is also delivered; undefined if it is unknown. */
  approve(order: { merchantId: string; orderId: string }): Promise<SignedBody | undefined>;
}

/** A body as it is sent, with the headers that sign it. */
interface SignedBody {
  readonly body: string;
  readonly headers: Record<string, string>;
}

const styles = readFileSync(join(import.meta.dirname, 'gateway.css'), 'utf8');

const ajv = new Ajv({ allErrors: false });
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const isOrderRequest = ajv.compile<OrderRequest>({
  type: 'object',
  additionalProperties: false,
  required: [
    'merchant',
    'merchantId',
    'orderId',
    'amount',
    'currency',
    'description',
    'returnUrl',
    'callbackUrl',
    'expiresAt',
  ],
  properties: {
    merchant: text(120),
    merchantId: text(60),
    orderId: text(60),
    amount: { type: 'integer', minimum: 100, maximum: Number.MAX_SAFE_INTEGER },
    currency: { const: 'INR' },
    description: text(200),
    // A merchant on the same origin may omit the origin.
    returnUrl: { type: 'string', pattern: '^(https?://|/(?!/))', maxLength: 2000 },
    callbackUrl: { type: 'string', pattern: '^https?://', maxLength: 2000 },
    expiresAt: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' },
  },
});
const isStatusQuery = ajv.compile<{ merchantId: string; orderId: string }>({
  type: 'object',
  additionalProperties: false,
  required: ['merchantId', 'orderId'],
  properties: { merchantId: text(60), orderId: text(60) },
});
const isSettlementQuery = ajv.compile<{ merchantId: string; day: string }>({
  type: 'object',
  additionalProperties: false,
  required: ['merchantId', 'day'],
  properties: { merchantId: text(60), day: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' } },
});

/**
 * Simulates a payment gateway as a third party would run it: server-to-server calls signed with HMAC, a page for the
 * payer, at-least-once callbacks and a status query. It shares only the secret with the merchant.
 */
export function createGatewaySimulator(options: GatewaySimulatorOptions): GatewaySimulator {
  const { secret, clock, store } = options;
  let running: Promise<number> | null = null;
  /** Runs one round at a time. A round requested during another starts after it. */
  const deliver = (): Promise<number> => {
    const round = (running ?? Promise.resolve(0)).catch(() => 0).then(() => deliverCallbacks(options));
    running = round;
    return round;
  };

  const plugin: FastifyPluginAsync = async (app) => {
    await app.register(async (server) => serverCalls(server));
    payerCalls(app);
    if (options.pollMs === 0) return;
    const timer = setInterval(() => void deliver().catch((error) => app.log.error(error)), options.pollMs);
    timer.unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running?.catch(() => 0);
    });
  };
  const approve = async (by: { merchantId: string; orderId: string }): Promise<SignedBody | undefined> => {
    const known = await store.find(by);
    const on = await options.scenarios();
    const change = known && (await store.change(known.reference, (order) => decide(order, 'approve', clock.now(), on)));
    if (!change) return undefined;
    const body = JSON.stringify(callbackOf(change.after));
    return { body, headers: sign(secret, body, clock.now()) };
  };
  return { plugin, deliver, approve };

  function serverCalls(app: FastifyInstance): void {
    const answer = asSignedParty(app, 'x-gateway', { secret, clock });
    const read = <T>(body: unknown, check: (value: unknown) => value is T): T | null => {
      try {
        const value: unknown = JSON.parse(String(body));
        return check(value) ? value : null;
      } catch {
        return null;
      }
    };
    app.post('/orders', async (request, reply) => {
      const order = read(request.body, isOrderRequest);
      if (!order) return answer(reply, 400, { error: 'invalid' });
      const kept = await store.add(openOrder(order, options.reference(), clock.now()));
      const same = (Object.keys(order) as (keyof OrderRequest)[]).every((key) => kept[key] === order[key]);
      if (!same) return answer(reply, 409, { error: 'order-id-used' });
      return answer(reply, 201, { ...reportOf(kept), payUrl: `${options.publicUrl()}/pay/${kept.reference}` });
    });
    app.post('/settlements', async (request, reply) => {
      const query = read(request.body, isSettlementQuery);
      if (!query) return answer(reply, 400, { error: 'invalid' });
      const settled = await settleDay(store, query, clock.now(), await options.scenarios());
      return settled ? answer(reply, 200, settled) : answer(reply, 404, { error: 'not-closed' });
    });
    addMandateCalls(app, { ...options, answer, read });
    for (const [path, step] of [
      ['/orders/status', advance],
      ['/orders/cancel', withdraw],
    ] as const)
      app.post(path, async (request, reply) => {
        const query = read(request.body, isStatusQuery);
        if (!query) return answer(reply, 400, { error: 'invalid' });
        const known = await store.find(query);
        if (!known) return answer(reply, 404, { error: 'unknown-order' });
        const change = await store.change(known.reference, (order) => step(order, clock.now()));
        return answer(reply, 200, reportOf(change?.after ?? known));
      });
  }

  function payerCalls(app: FastifyInstance): void {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      async (_: unknown, body: string) => body,
    );
    const stylesPath = `${app.prefix}/gateway.css`;
    const page = (reply: FastifyReply, status: number, html: string, order?: GatewayOrder): FastifyReply => {
      // Chromium applies form-action to redirects after a form as well, so the policy must allow the return URL.
      const back = order && /^https?:/.test(order.returnUrl) ? ` ${new URL(order.returnUrl).origin}` : '';
      return reply
        .code(status)
        .headers({
          'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`,
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(html);
    };
    app.get('/gateway.css', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').type('text/css; charset=utf-8').send(styles),
    );
    app.get<{ Params: { reference: string } }>('/pay/:reference', async (request, reply) => {
      const change = await store.change(request.params.reference, (order) => advance(order, clock.now()));
      if (!change) return page(reply, 404, unknownPage(stylesPath));
      return page(reply, 200, payerPage(change.after, stylesPath), change.after);
    });
    app.post<{ Params: { reference: string } }>('/pay/:reference', async (request, reply) => {
      const decision = new URLSearchParams(String(request.body ?? '')).get('decision');
      if (!isDecision(decision)) return page(reply, 400, unknownPage(stylesPath));
      const on = await options.scenarios();
      const change = await store.change(request.params.reference, (order) => decide(order, decision, clock.now(), on));
      if (!change) return page(reply, 404, unknownPage(stylesPath));
      // The payer does not wait for the merchant's server.
      void deliver().catch((error) => request.log.error(error));
      return reply
        .code(303)
        .headers({ location: change.after.returnUrl, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .send();
    });
  }
}

const isDecision = (value: string | null): value is PayerDecision =>
  value === 'approve' || value === 'decline' || value === 'close';
