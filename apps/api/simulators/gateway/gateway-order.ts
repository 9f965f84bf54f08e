import { addSeconds } from './time.ts';

/** The merchant's request to open an order. `amount` is in paise. */
export interface OrderRequest {
  merchant: string;
  merchantId: string;
  orderId: string;
  amount: number;
  currency: 'INR';
  description: string;
  /** Where the browser goes after the page; the gateway adds nothing to it. */
  returnUrl: string;
  callbackUrl: string;
  /** Instant after which the payer can no longer decide. */
  expiresAt: string;
}

/** The state as the merchant sees it: `created` waits for the payer, `pending` for the bank, the others are final. */
export type GatewayState = 'created' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'expired';
type Outcome = 'paid' | 'declined';

export type PayerDecision = 'approve' | 'decline' | 'close';

/** Misbehaviours of real gateways that this one shows on demand. */
export const GATEWAY_SCENARIOS = [
  'gateway declines',
  'gateway silent',
  'gateway late',
  'gateway twice',
  'settlement misses payments',
  'settlement doubles payments',
  'settlement differs',
  'payments charged back',
  'mandates returned',
  'debits fail',
] as const;
export type GatewayScenario = (typeof GATEWAY_SCENARIOS)[number];

export type Rail = 'nach' | 'card' | 'upi';

/** What the bank stores about a mandate, in addition to the order that approved it. */
export interface MandateFacts {
  rail: Rail;
  ceiling: number;
  startsOn: string;
  endsOn: string;
  /** When the merchant or the customer ended it. */
  endedAt: string | null;
  /** Debits announced to the customer, by the merchant's key: amount in paise, and instants. */
  announced: Record<string, { amount: number; at: string; debitAt: string }>;
}

export interface GatewayOrder extends OrderRequest {
  /** Set if the order approves a mandate. It moves no money; its amount is the limit per debit. */
  mandate?: MandateFacts;
  /** The mandate to debit. No payer decides about such an order. */
  debitOf?: string;
  reference: string;
  state: GatewayState;
  createdAt: string;
  /** While `pending`: the bank's decision, and when it arrives. */
  comes: { outcome: Outcome; at: string } | null;
  /** When the order entered its state. */
  changedAt: string;
  callback: {
    /** How many more times to report the current state. */
    owed: number;
    /** Failed deliveries since the last success. */
    tries: number;
    /** Instant of the next attempt; null if there is nothing to send or the gateway has given up. */
    nextAt: string | null;
    /** How many times each state is reported; 0 for a silent gateway. */
    copies: 0 | 1 | 2;
  };
}

/** How long a late bank takes, in seconds. */
export const LATE_SECONDS = 180;
/**
 * Pauses before the second and each further attempt of a callback, in seconds. After the last one the gateway gives up.
 */
export const RETRY_SECONDS: readonly number[] = [2, 10, 60, 300, 1800, 7200, 21600];

export function openOrder(request: OrderRequest, reference: string, now: Date): GatewayOrder {
  return {
    ...request,
    reference,
    state: 'created',
    createdAt: now.toISOString(),
    comes: null,
    changedAt: now.toISOString(),
    callback: { owed: 0, tries: 0, nextAt: null, copies: 1 },
  };
}

/** Moves the order to a state and schedules the callbacks that report it. */
function withState(order: GatewayOrder, state: GatewayState, at: Date): GatewayOrder {
  const { copies } = order.callback;
  const nextAt = copies === 0 ? null : at.toISOString();
  return { ...order, state, changedAt: at.toISOString(), callback: { copies, owed: copies, tries: 0, nextAt } };
}

/** The payer presses a button. An order that no longer waits for the payer does not change. */
export function decide(
  order: GatewayOrder,
  decision: PayerDecision,
  now: Date,
  scenarios: ReadonlySet<GatewayScenario>,
): GatewayOrder {
  const current = advance(order, now);
  if (current.state !== 'created') return current;
  const copies = scenarios.has('gateway silent') ? 0 : scenarios.has('gateway twice') ? 2 : 1;
  const decided: GatewayOrder = { ...current, callback: { ...current.callback, copies } };
  if (decision === 'close') return withState(decided, 'cancelled', now);
  const outcome = decision === 'decline' || scenarios.has('gateway declines') ? 'declined' : 'paid';
  if (!scenarios.has('gateway late')) return withState(decided, outcome, now);
  return withState({ ...decided, comes: { outcome, at: addSeconds(now, LATE_SECONDS).toISOString() } }, 'pending', now);
}

/**
 * The order as of now: a late bank has answered, or the order has expired. Expiry sends no callback; the merchant has
 * to ask.
 */
export function advance(order: GatewayOrder, now: Date): GatewayOrder {
  if (order.comes && now >= new Date(order.comes.at)) {
    return withState({ ...order, comes: null }, order.comes.outcome, new Date(order.comes.at));
  }
  if (order.state === 'created' && now >= new Date(order.expiresAt)) {
    return { ...order, state: 'expired', changedAt: order.expiresAt };
  }
  return order;
}

/**
 * The merchant cancels an order that still waits for its payer; any other does not change. This sends no callback,
 * because the merchant asked for it.
 */
export function withdraw(order: GatewayOrder, now: Date): GatewayOrder {
  const current = advance(order, now);
  return current.state === 'created' ? { ...current, state: 'cancelled', changedAt: now.toISOString() } : current;
}

/** Records whether the merchant accepted the callback for `reported`. Ignored if the state has changed since. */
export function recordDelivery(
  order: GatewayOrder,
  reported: GatewayState,
  accepted: boolean,
  now: Date,
): GatewayOrder {
  const { owed, tries } = order.callback;
  if (order.state !== reported) return order;
  if (accepted) {
    const left = Math.max(0, owed - 1);
    return { ...order, callback: { ...order.callback, owed: left, tries: 0, nextAt: left ? now.toISOString() : null } };
  }
  const pause = RETRY_SECONDS[tries];
  const nextAt = pause === undefined ? null : addSeconds(now, pause).toISOString();
  return { ...order, callback: { ...order.callback, tries: tries + 1, nextAt } };
}

/** When the order next needs work without any request; null for never. */
export function nextWakeAt(order: GatewayOrder): string | null {
  const instants = [order.callback.nextAt, order.comes?.at].filter((at) => typeof at === 'string');
  return instants.sort()[0] ?? null;
}
