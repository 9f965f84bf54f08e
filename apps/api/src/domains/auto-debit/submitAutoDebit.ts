import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { placeMandate } from './place-mandate.ts';

export default sessionHandler('submitAutoDebit', async ({ body, headers, session }, deps) =>
  ok(await placeMandate(deps, session, headers['Idempotency-Key'], body)),
);
