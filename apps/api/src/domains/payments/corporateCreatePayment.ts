import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { placeOrder } from './place/place-order.ts';

export default sessionHandler('corporateCreatePayment', async ({ body, headers, session }, deps) =>
  ok(await placeOrder(deps, session, headers['Idempotency-Key'], body)),
);
