import type { WorthPolicy } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { findAdditions } from '../../policies/public.ts';
import { findPaidPremiums } from '../order/paid-premiums.store.ts';
import type { PolicyRow } from '../order/policies.store.ts';

/** A policy with the facts that decide its surrender value. */
export type ValuedPolicyRow = PolicyRow & WorthPolicy;

/** Adds to policies what decides their surrender value besides their terms. */
export async function withValue<Row extends PolicyRow>(
  db: Db,
  policies: readonly Row[],
): Promise<(Row & WorthPolicy)[]> {
  const policyNos = policies.map(({ policyNo }) => policyNo);
  const [paid, additions] = await Promise.all([findPaidPremiums(db, policyNos), findAdditions(db, policyNos)]);
  return policies.map((policy) => ({
    ...policy,
    ledger: paid.get(policy.policyNo) ?? null,
    birthDate: null,
    ...additions.get(policy.policyNo),
  }));
}
