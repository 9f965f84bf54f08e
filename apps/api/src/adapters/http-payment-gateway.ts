import { isSignedBody, signBody } from '../platform/signed-body.ts';
import type { Clock } from '../ports/clock.ts';
import {
  GATEWAY_MANDATE_STATES,
  GATEWAY_STATES,
  GatewayError,
  type GatewayMandateReport,
  type GatewayReport,
  type PaymentGateway,
} from '../ports/payment-gateway.ts';
import { type Post, postByHttp } from './post-by-http.ts';
import { readInstant, readInteger, readText } from './read-values.ts';
import { readSettlement } from './settlement-lines.ts';

/** The longest address of a gateway's page. */
const MAX_ADDRESS = 2_000;

export interface HttpPaymentGatewayOptions {
  /** Base URL of the gateway's server-to-server API, without a trailing slash. */
  url: string;
  merchantId: string;
  /** The insurer's name as the payer sees it. */
  merchant: string;
  /** Shared with the gateway; both sides sign with it. */
  secret: string;
  clock: Clock;
  post?: Post;
  /** Milliseconds for one call, connection and response together. */
  timeoutMs?: number;
}

/** The gateway over HTTP: JSON bodies, signed in both directions with the hex HMAC-SHA-256 of `timestamp.body`. */
export function httpPaymentGateway(options: HttpPaymentGatewayOptions): PaymentGateway {
  const { url, merchantId, merchant, secret, clock, post = postByHttp, timeoutMs = 8_000 } = options;
  const isAuthentic: PaymentGateway['isAuthentic'] = (signed) => isSignedBody(secret, signed, clock.now());

  async function call(path: string, content: object): Promise<{ status: number; body: Record<string, unknown> }> {
    const body = JSON.stringify(content);
    const { timestamp, signature } = signBody(secret, body, clock.now());
    const headers = {
      'content-type': 'application/json',
      'x-gateway-timestamp': timestamp,
      'x-gateway-signature': signature,
    };
    const answer = await post(`${url}${path}`, { headers, body, timeoutMs }).catch((cause) => {
      throw new GatewayError(cause instanceof Error && cause.name === 'TimeoutError' ? 'timeout' : 'unreachable', {
        cause,
      });
    });
    const { status, body: bytes } = answer;
    // a redirect could send the call to any other host, so none is followed
    if (status >= 500 || (status >= 300 && status < 400)) throw new GatewayError('unreachable');
    const signed = {
      body: bytes,
      timestamp: answer.header('x-gateway-timestamp'),
      signature: answer.header('x-gateway-signature'),
    };
    if (!isAuthentic(signed)) throw new GatewayError('malformed');
    try {
      return { status, body: JSON.parse(bytes.toString('utf8')) };
    } catch (cause) {
      throw new GatewayError('malformed', { cause });
    }
  }

  async function ask(path: string, orderId: string): Promise<GatewayReport | null> {
    const { status, body } = await call(path, { merchantId, orderId });
    if (status === 404) return null;
    if (status !== 200) throw new GatewayError('refused');
    return readReport(orderId, body);
  }

  async function askMandate(path: string, mandateId: string): Promise<GatewayMandateReport | null> {
    const { status, body } = await call(path, { merchantId, mandateId });
    if (status === 404) return null;
    if (status !== 200) throw new GatewayError('refused');
    return readMandate(mandateId, body);
  }

  return {
    isAuthentic,
    async createOrder(order) {
      const { status, body } = await call('/orders', {
        merchant,
        merchantId,
        currency: 'INR',
        ...order,
        expiresAt: order.expiresAt.toISOString(),
      });
      if (status !== 200 && status !== 201) throw new GatewayError('refused');
      const [reference, payUrl] = [readText(body.gatewayReference), readText(body.payUrl, MAX_ADDRESS)];
      if (body.orderId !== order.orderId || reference === null || payUrl === null) throw new GatewayError('malformed');
      return { reference, payUrl };
    },
    status: (orderId) => ask('/orders/status', orderId),
    cancel: (orderId) => ask('/orders/cancel', orderId),
    async settlement(day) {
      const { status, body } = await call('/settlements', { merchantId, day });
      if (status === 404) return null;
      if (status !== 200) throw new GatewayError('refused');
      if (body.day !== day || !Array.isArray(body.lines)) throw new GatewayError('malformed');
      return readSettlement(body.lines);
    },
    async openMandate(mandate) {
      const { status, body } = await call('/mandates', {
        merchant,
        merchantId,
        currency: 'INR',
        ...mandate,
        expiresAt: mandate.expiresAt.toISOString(),
      });
      if (status !== 200 && status !== 201) throw new GatewayError('refused');
      const [reference, payUrl] = [readText(body.gatewayReference), readText(body.payUrl, MAX_ADDRESS)];
      if (body.mandateId !== mandate.mandateId || reference === null || payUrl === null)
        throw new GatewayError('malformed');
      return { reference, payUrl };
    },
    mandateStatus: (mandateId) => askMandate('/mandates/status', mandateId),
    endMandate: (mandateId) => askMandate('/mandates/end', mandateId),
    async announceDebit({ debitAt, ...notice }) {
      const { status } = await call('/mandates/announce', { merchantId, ...notice, debitAt: debitAt.toISOString() });
      if (status !== 200) throw new GatewayError('refused');
    },
    async debit(debit) {
      const { status, body } = await call('/debits', {
        merchant,
        merchantId,
        currency: 'INR',
        ...debit,
        expiresAt: debit.expiresAt.toISOString(),
      });
      if (status !== 200 && status !== 201) throw new GatewayError('refused');
      return readReport(debit.orderId, body).reference;
    },
  };
}

function readReport(orderId: string, body: Record<string, unknown>): GatewayReport {
  const state = GATEWAY_STATES.find((known) => known === body.state);
  const amount = readInteger(body.amount);
  const reference = readText(body.gatewayReference);
  const at = readInstant(body.at);
  const reason = readText(body.reason);
  if (body.orderId !== orderId || reference === null || state === undefined || amount === null || at === null)
    throw new GatewayError('malformed');
  return {
    orderId,
    reference,
    state,
    amount,
    at,
    ...(reason === null ? {} : { reason }),
  };
}

function readMandate(mandateId: string, body: Record<string, unknown>): GatewayMandateReport {
  const state = GATEWAY_MANDATE_STATES.find((known) => known === body.state);
  const gatewayReference = readText(body.gatewayReference);
  const at = readInstant(body.at);
  const [reference, account, reason] = [body.reference, body.account, body.reason].map(readText);
  if (body.mandateId !== mandateId || gatewayReference === null || state === undefined || at === null)
    throw new GatewayError('malformed');
  return {
    mandateId,
    gatewayReference,
    state,
    at,
    ...(reference ? { reference } : {}),
    ...(account ? { account } : {}),
    ...(reason ? { reason } : {}),
  };
}
