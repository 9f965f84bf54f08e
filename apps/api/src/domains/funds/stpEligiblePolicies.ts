import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { strategyPolicies } from './strategies/strategy-policies.ts';

export const stpEligiblePolicies = sessionHandler('stpEligiblePolicies', async ({ session }, deps) =>
  ok(await strategyPolicies(deps, session, 'stp')),
);

export const dfaEligiblePolicies = sessionHandler('dfaEligiblePolicies', async ({ session }, deps) =>
  ok(await strategyPolicies(deps, session, 'dfa')),
);
