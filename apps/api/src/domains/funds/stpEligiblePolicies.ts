import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { strategyPolicies } from './strategies/strategy-policies.ts';

export default sessionHandler('stpEligiblePolicies', async ({ session }, deps) =>
  ok(await strategyPolicies(deps, session, 'stp')),
);
