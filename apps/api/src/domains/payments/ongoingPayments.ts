import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { findOngoingOrders } from './order/orders.store.ts';

export default sessionHandler('ongoingPayments', async ({ session }, { db, clock }) => {
  const orders = await findOngoingOrders(db, session.customerId);
  const now = clock.now();
  return ok({
    payments: orders.map((order) => ({
      orderId: order.id,
      state: order.state,
      amount: order.amount,
      policyCount: order.policies,
      startedAt: order.created_at.toISOString(),
      endsAt: order.expires_at.toISOString(),
      ...(order.state === 'created' &&
        order.gateway_url &&
        now < order.expires_at && { gatewayUrl: order.gateway_url }),
      ...(order.state === 'created' && order.by_payer && { canCancel: true }),
    })),
  });
});
