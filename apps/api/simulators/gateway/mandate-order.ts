import { createHash } from 'node:crypto';
import {
  type GatewayOrder,
  type GatewayScenario,
  LATE_SECONDS,
  type MandateFacts,
  type OrderRequest,
  openOrder,
  type Rail,
} from './gateway-order.ts';
import { addSeconds } from './time.ts';

/** The merchant's request to approve a mandate. Amounts in paise, dates as YYYY-MM-DD. */
export interface MandateRequest extends Omit<OrderRequest, 'orderId' | 'amount'> {
  mandateId: string;
  rail: Rail;
  ceiling: number;
  startsOn: string;
  endsOn: string;
}

export interface MandateOrder extends GatewayOrder {
  mandate: MandateFacts;
}

export const isMandate = (order: GatewayOrder | null): order is MandateOrder =>
  order?.mandate !== undefined && order.mandate !== null;

/** Opens the mandate as an order whose amount is the limit per debit. The customer approves it on the usual page. */
export function openMandate(request: MandateRequest, reference: string, now: Date): MandateOrder {
  const { mandateId, rail, ceiling, startsOn, endsOn, ...order } = request;
  return {
    ...openOrder({ ...order, orderId: mandateId, amount: ceiling }, reference, now),
    mandate: { rail, ceiling, startsOn, endsOn, endedAt: null, announced: {} },
  };
}

const digits = (text: string, count: number): string =>
  [...createHash('sha256').update(text).digest()]
    .map((byte) => byte % 10)
    .join('')
    .slice(0, count);

/** The bank's number of a mandate; a UMRN has 20 characters. */
const referenceOf = ({ reference, mandate: { rail } }: MandateOrder): string =>
  rail === 'nach' ? `HDFC7${digits(reference, 15)}` : `${rail.toUpperCase()}${digits(reference, 14)}`;

const ACCOUNTS: Readonly<Record<Rail, string>> = {
  nach: 'HDFC Bank •••• 6789',
  card: 'Visa •••• 4242',
  upi: 'cu•••••@okbank',
};

const STATES: Partial<Record<GatewayOrder['state'], string>> = { paid: 'approved' };

/** A mandate in a status query or callback. */
export function mandateReportOf(order: MandateOrder) {
  const { orderId: mandateId, reference: gatewayReference, state, changedAt, mandate } = order;
  return {
    mandateId,
    gatewayReference,
    state: mandate.endedAt ? 'ended' : (STATES[state] ?? state),
    at: mandate.endedAt ?? changedAt,
    ...(state === 'paid' ? { reference: referenceOf(order), account: ACCOUNTS[mandate.rail] } : {}),
    ...(state === 'declined' ? { reason: 'The account does not allow mandates.' } : {}),
  };
}

/** The merchant ends a mandate: a pending one is cancelled; one in force allows no further debits. */
export function endMandate(order: GatewayOrder, now: Date): GatewayOrder {
  if (!isMandate(order) || order.mandate.endedAt) return order;
  if (order.state === 'created') return { ...order, state: 'cancelled', changedAt: now.toISOString() };
  return { ...order, mandate: { ...order.mandate, endedAt: now.toISOString() } };
}

export interface Announcement {
  merchantId: string;
  mandateId: string;
  debitKey: string;
  amount: number;
  debitAt: string;
}

/** Records that a debit was announced to the customer. A repeated notice changes nothing. */
export function announce(order: GatewayOrder, { debitKey, amount, debitAt }: Announcement, now: Date): GatewayOrder {
  if (!isMandate(order) || order.mandate.announced[debitKey]) return order;
  const announced = { ...order.mandate.announced, [debitKey]: { amount, debitAt, at: now.toISOString() } };
  return { ...order, mandate: { ...order.mandate, announced } };
}

export interface DebitRequest {
  merchant: string;
  merchantId: string;
  mandateId: string;
  debitKey: string;
  orderId: string;
  amount: number;
  currency: 'INR';
  description: string;
  callbackUrl: string;
  expiresAt: string;
}

const NOTICE_SECONDS = 24 * 3600;

/** Why the bank refuses a debit; null if it does not. */
export function refusalOf(mandate: GatewayOrder | null, { debitKey, amount }: DebitRequest, now: Date): string | null {
  if (!isMandate(mandate) || mandate.state !== 'paid') return 'unknown-mandate';
  const { rail, ceiling, endedAt, announced } = mandate.mandate;
  if (endedAt) return 'mandate-ended';
  if (amount > ceiling) return 'above-ceiling';
  if (rail === 'nach') return null;
  const notice = announced[debitKey];
  if (!notice || notice.amount !== amount || addSeconds(new Date(notice.at), NOTICE_SECONDS) > now) return 'no-notice';
  return null;
}

/** A debit is an order without a payer's decision: the bank pays or refuses. */
export function openDebit(
  { debitKey: _, mandateId, ...request }: DebitRequest,
  reference: string,
  now: Date,
  scenarios: ReadonlySet<GatewayScenario>,
): GatewayOrder {
  const order = openOrder({ ...request, returnUrl: '/' }, reference, now);
  const fails = scenarios.has('gateway declines') || scenarios.has('debits fail');
  const copies = scenarios.has('gateway silent') ? 0 : scenarios.has('gateway twice') ? 2 : 1;
  const at = addSeconds(now, scenarios.has('gateway late') ? LATE_SECONDS : 0).toISOString();
  return {
    ...order,
    debitOf: mandateId,
    state: 'pending',
    comes: { outcome: fails ? 'declined' : 'paid', at },
    callback: { ...order.callback, copies },
  };
}
