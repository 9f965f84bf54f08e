import type { components } from '@lifedesk/contract';
import type { Deps } from '../../../deps.ts';
import { ORDER_REASONS } from '../order/order-reasons.ts';
import { findOrder, moveOrder, type PaymentOrder, saveGatewayOrder } from '../order/orders.store.ts';
import { openPage } from '../order/place-once.ts';
import { callbackUrl, returnUrl } from './addresses.ts';

/** How long a payer may stay on the gateway's page, in milliseconds. */
export const ORDER_LIFETIME_MS = 15 * 60_000;
/** How long after its creation the settling round first asks about an order, in milliseconds. */
export const FIRST_ASK_MS = 20_000;

const isOngoing = ({ state }: PaymentOrder): boolean => state === 'created' || state === 'pending';

/**
 * Sends the order to the gateway unless that is done. Sending it twice is safe, because the gateway identifies it by
 * its id. Throws `unavailable`, `upstream-timeout` or `upstream-failed` if the gateway cannot be reached; the request
 * can then be repeated.
 * @param description for the payer, on the gateway's page
 */
export async function openAtGateway(deps: Deps, order: PaymentOrder, description: string): Promise<PaymentOrder> {
  const { db, clock, gateway } = deps;
  if (order.gateway_url !== null || !isOngoing(order)) return order;
  const { reference, payUrl } = await openPage(
    () =>
      gateway.createOrder({
        orderId: order.id,
        amount: order.amount,
        description,
        returnUrl: returnUrl(deps, order),
        callbackUrl: callbackUrl(order),
        expiresAt: order.expires_at,
      }),
    () => moveOrder(db, order.id, { state: 'declined', settled_at: clock.now(), reason: ORDER_REASONS.refused }),
  );
  return (await saveGatewayOrder(db, order.id, reference, payUrl)) ?? (await findOrder(db, order.id)) ?? order;
}

/** Converts an order that is at the gateway to the contract's type. */
export function toOrderDto(deps: Pick<Deps, 'config'>, order: PaymentOrder): components['schemas']['PaymentOrder'] {
  return {
    orderId: order.id,
    state: order.state,
    amount: order.amount,
    // If the order has ended there is nothing left to pay, so go to its result.
    gatewayUrl: (isOngoing(order) && order.gateway_url) || returnUrl(deps, order),
    expiresAt: order.expires_at.toISOString(),
  };
}
