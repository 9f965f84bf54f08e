import type { Db } from '../../../platform/database/connect.ts';
import { validationProblem } from '../../../platform/problem.ts';
import { findMaskedAccounts } from './accounts.store.ts';

interface PaidPolicy {
  readonly customerId: number;
  readonly policyNo: string;
  /** The policy's place in the body; `/policyNo` by default. */
  readonly pointer?: string;
}

/** Throws `validation` if the policy has no bank account for payouts. */
export async function assertAccount(
  db: Db,
  { customerId, policyNo, pointer = '/policyNo' }: PaidPolicy,
): Promise<void> {
  if (!(await findMaskedAccounts(db, customerId)).has(policyNo))
    throw validationProblem(pointer, 'must have a bank account');
}
