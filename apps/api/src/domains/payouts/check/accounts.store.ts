import { maskMiddle } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';

/** The masked account that a policy's payouts go to. */
export interface MaskedAccount {
  readonly bankAccountNo: string;
  readonly bankNameAndBranchName: string;
}

/** The accounts of a customer's policies, by policy number. */
export async function findMaskedAccounts(db: Db, customerId: number): Promise<Map<string, MaskedAccount>> {
  const rows = await db
    .selectFrom('policy_account as b')
    .innerJoin('policy as p', 'p.policy_no', 'b.policy_no')
    .where('p.customer_id', '=', customerId)
    .select(['b.policy_no', 'b.account_no', 'b.bank_and_branch'])
    .execute();
  return new Map(
    rows.map(({ policy_no, account_no, bank_and_branch }) => [
      policy_no,
      { bankAccountNo: maskMiddle(account_no), bankNameAndBranchName: bank_and_branch },
    ]),
  );
}
