import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { stopMandate } from './stop-mandate.ts';

export default sessionHandler('deactivateAutoDebitCrm', async (call, deps) => ok(await stopMandate(deps, call, true)));
