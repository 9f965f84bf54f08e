import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

export interface PayoutFacts {
  on_hold: boolean;
  fatca_required: boolean;
  /** Null if the policy has no account. */
  account_state: 'verified' | 'pending' | null;
  neft_qc_status: 'verified' | 'pending' | 'rejected' | 'missing';
}

/** The facts that may hold a policy's payouts. */
export async function findPayoutFacts(db: Db, policyNo: string): Promise<PayoutFacts> {
  return db
    .selectFrom('policy as p')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .leftJoin('policy_account as a', 'a.policy_no', 'p.policy_no')
    .select(['c.fatca_required', 'c.neft_qc_status'])
    .select(sql<PayoutFacts['account_state']>`a.state`.as('account_state'))
    .select(sql<boolean>`exists (select 1 from policy_hold h where h.policy_no = p.policy_no)`.as('on_hold'))
    .where('p.policy_no', '=', policyNo)
    .executeTakeFirstOrThrow();
}
