import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { strategyPolicies } from './strategies/strategy-policies.ts';

export default sessionHandler('dfaEligiblePolicies', async ({ session }, deps) =>
  ok(await strategyPolicies(deps, session, 'dfa')),
);
