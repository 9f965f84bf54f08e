import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { stopMandate } from './stop-mandate.ts';

export default sessionHandler('deactivateAutoDebit', async (call, deps) => ok(await stopMandate(deps, call, false)));
