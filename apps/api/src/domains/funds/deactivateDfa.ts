import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { stopStrategy } from './strategies/stop-strategy.ts';

export default sessionHandler('deactivateDfa', async (call, deps) => ok(await stopStrategy(deps, call, 'dfa')));
