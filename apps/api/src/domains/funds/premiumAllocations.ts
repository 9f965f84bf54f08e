import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { premiumAllocations } from './redirection/premium-allocations.ts';

export default sessionHandler('premiumAllocations', async ({ session }, deps) =>
  ok(await premiumAllocations(deps, session)),
);
