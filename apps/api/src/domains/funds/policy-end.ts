import { todayInIndia } from '@lifedesk/rules';
import type { OnPolicyEnd } from '../policies/public.ts';
import { endStrategyOf } from './strategies/make-transfers.store.ts';

/** No money moves between the funds of a policy that has ended. */
const endStrategies: OnPolicyEnd = (transaction, policyNo, now) =>
  endStrategyOf(transaction, policyNo, todayInIndia(now));

export default endStrategies;
