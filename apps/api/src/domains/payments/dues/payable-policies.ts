import type { Db } from '../../../platform/database/connect.ts';
import { findPolicies, type PolicyRow } from '../order/policies.store.ts';

/** The customer's policies with everything that decides their payments; only the given one if there is a number. */
export function payablePolicies(db: Db, customerId: number, policyNo?: string): Promise<PolicyRow[]> {
  return findPolicies(db, customerId, policyNo === undefined ? undefined : [policyNo]);
}
