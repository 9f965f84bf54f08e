import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { pollGateway } from './gateway/poll-gateway.ts';
import { findOrder } from './order/orders.store.ts';
import { isFinal, statusOf, visibleOrder } from './order-status.ts';

export default sessionHandler('paymentStatus', async ({ body, session, log }, deps) => {
  const known = await visibleOrder(deps, session, body.orderId);
  if (!isFinal(known) && !(await pollGateway(deps, known))) {
    log.warn({ orderId: known.id }, 'the payment gateway could not be asked');
  }
  const order = isFinal(known) ? known : ((await findOrder(deps.db, known.id)) ?? known);
  return ok(await statusOf(deps, session, order));
});
