import type { LoanPayment, PolicyLoan } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** A loan that an order pays, and the payment. */
export interface PaidLoan {
  readonly policyNo: string;
  readonly loan: Pick<PolicyLoan, 'principal' | 'interestFrom'>;
  readonly payment: LoanPayment;
}

/** The loans that an order pays, locked until the transaction ends. */
export async function lockPaidLoans(db: Db, orderId: string): Promise<PaidLoan[]> {
  const { rows } = await sql<PaidLoan>`
    select l.policy_no as "policyNo",
      jsonb_build_object('principal', l.principal, 'interestFrom', l.interest_from) as loan,
      jsonb_build_object('principal', i.loan_principal, 'joined', i.loan_joined, 'loanBefore', i.loan_before,
        'loanFrom', i.loan_from, 'quotedOn', o.quoted_on) as payment
    from payment_order_item i join payment_order o on o.id = i.order_id join policy_loan l on l.policy_no = i.policy_no
    where i.order_id = ${orderId} and i.purpose = 'loan' order by l.policy_no for update of l`.execute(db);
  return rows;
}

/** Saves a loan's principal and the day from which interest is unpaid. */
export async function saveLoan(db: Db, policyNo: string, { principal, interestFrom }: PaidLoan['loan']): Promise<void> {
  await db
    .updateTable('policy_loan')
    .set({ principal, interest_from: interestFrom })
    .where('policy_no', '=', policyNo)
    .execute();
}

/** Restores the loans that the surrender values of these revived policies had settled, with interest since then. */
export async function restoreSettledLoans(
  transaction: Db,
  policyNos: readonly string[],
): Promise<{ policy_no: string; settled: number }[]> {
  if (policyNos.length === 0) return [];
  const { rows } = await sql<{ policy_no: string; settled: number }>`
    update policy_loan l set principal = s.settled, interest_from = s.settled_on, opened_on = s.settled_on, settled = null, settled_on = null
    from policy_loan s join policy p on p.policy_no = s.policy_no
    where l.policy_no = s.policy_no and s.settled is not null and p.status_code <> 'E' and s.policy_no = any(${[...policyNos]})
    returning l.policy_no, s.settled`.execute(transaction);
  return rows;
}
