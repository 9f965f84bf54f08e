import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { cancelOrder } from './gateway/cancel-order.ts';
import { findOrder } from './order/orders.store.ts';
import { canCancel, statusOf, visibleOrder } from './order-status.ts';

export default sessionHandler('cancelPayment', async ({ body, session }, deps) => {
  const order = await visibleOrder(deps, session, body.orderId);
  if (await canCancel(deps, order)) {
    try {
      await cancelOrder(deps, order.id);
    } catch (error) {
      if (error instanceof GatewayError) throw problem('unavailable', { cause: error });
      throw error;
    }
  }
  return ok(await statusOf(deps, session, (await findOrder(deps.db, order.id)) ?? order));
});
