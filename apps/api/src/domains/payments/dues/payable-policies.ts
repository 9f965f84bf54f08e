import type { Db } from '../../../platform/database/connect.ts';
import { findPolicies, type PolicyRow } from '../order/policies.store.ts';

/** The customer's policies with all that decides what may be paid for them; one where its number is given. */
export function payablePolicies(db: Db, customerId: number, policyNo?: string): Promise<PolicyRow[]> {
  return findPolicies(db, customerId, policyNo === undefined ? undefined : [policyNo]);
}
