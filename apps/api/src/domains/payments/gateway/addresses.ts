import type { Deps } from '../../../deps.ts';
import { API_BASE, document, operationsOf } from '../../../platform/contract/document.ts';
import { returnUrlOf } from '../../../platform/return-address.ts';
import type { PaymentOrder } from '../order/orders.store.ts';

type OrderAddress = Pick<PaymentOrder, 'id' | 'return_path' | 'origin'>;

const callbackPath = operationsOf(document).find(({ operation }) => operation.operationId === 'paymentCallback')?.path;

/** The URL that the gateway calls when an order is decided. */
export const callbackUrl = ({ origin }: OrderAddress): string => `${origin}${API_BASE}${callbackPath}`;

/**
 * The URL to which the gateway's page returns the customer: the order's return path plus its id. For a gateway on this
 * server it has no origin, because the browser may know the server by another name.
 */
export function returnUrl({ config }: Pick<Deps, 'config'>, order: OrderAddress): string {
  return returnUrlOf(config.gateway ? order.origin : '', order.return_path, 'orderId', order.id);
}
