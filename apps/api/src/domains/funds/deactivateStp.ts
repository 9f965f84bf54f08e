import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { stopStrategy } from './strategies/stop-strategy.ts';

export const deactivateStp = sessionHandler('deactivateStp', async (call, deps) =>
  ok(await stopStrategy(deps, call, 'stp')),
);

export const deactivateDfa = sessionHandler('deactivateDfa', async (call, deps) =>
  ok(await stopStrategy(deps, call, 'dfa')),
);
