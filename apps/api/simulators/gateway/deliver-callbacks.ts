import { advance, type GatewayOrder, recordDelivery } from './gateway-order.ts';
import { isMandate, mandateReportOf } from './mandate-order.ts';
import { sign } from './signature.ts';
import type { GatewayStore } from './store.ts';

export interface CallbackDelivery {
  secret: string;
  clock: { now(): Date };
  fetch: typeof fetch;
  store: GatewayStore;
}

const TIMEOUT_MS = 5_000;
const BATCH = 50;

/** The gateway's words for a decline. */
const DECLINE_REASON = 'The account has too little money.';

/** The response to a status query. `amount` is in paise; `at` is when the order entered its state. */
export const reportOf = (order: GatewayOrder) => ({
  orderId: order.orderId,
  gatewayReference: order.reference,
  state: order.state,
  amount: order.amount,
  at: order.changedAt,
  ...(order.state === 'declined' ? { reason: DECLINE_REASON } : {}),
});

/** The body of a callback: the same report, with the state under the name in the merchant's contract. */
export const callbackOf = (order: GatewayOrder) => {
  const { state: outcome, ...rest } = isMandate(order) ? mandateReportOf(order) : reportOf(order);
  return { ...rest, outcome };
};

/**
 * Updates every order that is due and sends the pending callbacks, at least once each: a callback is delivered only
 * when the merchant answers 2xx. Returns how many were attempted.
 */
export async function deliverCallbacks(gateway: CallbackDelivery): Promise<number> {
  const { store, clock } = gateway;
  let tried = 0;
  for (;;) {
    const before = tried;
    for (const reference of await store.due(clock.now(), BATCH)) {
      if (await deliverOne(gateway, reference)) tried += 1;
    }
    if (tried === before) return tried;
  }
}

async function deliverOne(
  { secret, clock, fetch: send, store }: CallbackDelivery,
  reference: string,
): Promise<boolean> {
  const change = await store.change(reference, (order) => advance(order, clock.now()));
  const order = change?.after;
  if (!order?.callback.nextAt || new Date(order.callback.nextAt) > clock.now()) return false;
  const body = JSON.stringify(callbackOf(order));
  let accepted = false;
  try {
    const answer = await send(order.callbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign(secret, body, clock.now()) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    accepted = answer.ok;
    await answer.body?.cancel();
  } catch {
    accepted = false;
  }
  await store.change(reference, (current) => recordDelivery(current, order.state, accepted, clock.now()));
  return true;
}
