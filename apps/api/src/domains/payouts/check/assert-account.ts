import type { Db } from '../../../platform/database/connect.ts';
import { refused } from '../../../platform/problem.ts';
import { findMaskedAccounts } from './accounts.store.ts';

interface PaidPolicy {
  readonly customerId: number;
  readonly policyNo: string;
  /** Where the policy is in the body; by default `/policyNo`. */
  readonly pointer?: string;
}

/** Refuses with `validation` where no bank account is known that a payout of the policy could go to. */
export async function assertAccount(
  db: Db,
  { customerId, policyNo, pointer = '/policyNo' }: PaidPolicy,
): Promise<void> {
  if (!(await findMaskedAccounts(db, customerId)).has(policyNo)) throw refused(pointer, 'must have a bank account');
}
