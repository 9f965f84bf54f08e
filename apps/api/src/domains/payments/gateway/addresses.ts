import type { Deps } from '../../../deps.ts';
import { API_BASE, document, operationsOf } from '../../../platform/contract/document.ts';
import type { PaymentOrder } from '../order/orders.store.ts';

type Addressed = Pick<PaymentOrder, 'id' | 'return_path' | 'origin'>;

const callbackPath = operationsOf(document).find(({ operation }) => operation.operationId === 'paymentCallback')?.path;

/** Where the gateway calls when an order has been decided. */
export const callbackUrl = ({ origin }: Addressed): string => `${origin}${API_BASE}${callbackPath}`;

/**
 * Where the gateway's page sends the customer back to: the path that the order was made with, and the order's id. A
 * gateway mounted in this very server gets it without an origin, since the browser may know the server by another name.
 */
export function returnUrl({ config }: Pick<Deps, 'config'>, order: Addressed): string {
  const separator = order.return_path.includes('?') ? '&' : '?';
  return `${config.gateway ? order.origin : ''}${order.return_path}${separator}orderId=${order.id}`;
}
