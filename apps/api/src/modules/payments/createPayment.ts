import { ok, sessionHandler } from '../../contract/handler.ts';
import { problem } from '../../problem.ts';
import { checkDeclared } from '../revival/declared.ts';
import { placeOrder } from './place-order.ts';

export default sessionHandler('createPayment', async ({ body, headers, session }, deps) => {
  const needsFullSession = body.purpose === 'revival' || body.purpose === 'top-up';
  if (needsFullSession && session.kind !== 'full') throw problem('session-kind');
  if (body.purpose === 'revival') await checkDeclared(deps, session, body.items);
  return ok(await placeOrder(deps, session, headers['Idempotency-Key'], body));
});
