import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

export interface PayoutFacts {
  on_hold: boolean;
  fatca_required: boolean;
  /** Null if the policy has no account. */
  account_state: 'verified' | 'pending' | null;
  neft_qc_status: 'verified' | 'pending' | 'rejected' | 'missing';
  account_returned: boolean;
}

/**
 * Whether a payout of the owner to the policy's account `a` came back, and the bank has not confirmed the account since,
 * for any policy of the owner. Until a payout is sent again it names the account that it came back from.
 */
const isAccountReturned = sql<boolean>`exists (
  select 1 from payout o join payout_event e on e.ticket = o.ticket and e.state = 'returned'
  where o.customer_id = p.customer_id and o.account_no = a.account_no and o.ifsc = a.ifsc and o.state not in ('sent', 'paid')
    and not exists (
      select 1 from account_check c join policy cp on cp.policy_no = c.policy_no join service_request r on r.ticket = c.ticket
      where cp.customer_id = p.customer_id and c.account_no = a.account_no and c.ifsc = a.ifsc and c.state = 'verified'
        and r.made_at > e.at))`;

/** The facts that may hold a policy's payouts. */
export async function findPayoutFacts(db: Db, policyNo: string): Promise<PayoutFacts> {
  return db
    .selectFrom('policy as p')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .leftJoin('policy_account as a', 'a.policy_no', 'p.policy_no')
    .select(['c.fatca_required', 'c.neft_qc_status'])
    .select(sql<PayoutFacts['account_state']>`a.state`.as('account_state'))
    .select(isAccountReturned.as('account_returned'))
    .select(sql<boolean>`exists (select 1 from policy_hold h where h.policy_no = p.policy_no)`.as('on_hold'))
    .where('p.policy_no', '=', policyNo)
    .executeTakeFirstOrThrow();
}
