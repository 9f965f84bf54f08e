import type { components } from '@lifedesk/contract';
import type { CalendarDate, Loan } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** The loans of a customer that are not paid back. */
export async function findLoans(db: Db, customerId: number): Promise<(Loan & { policyNo: string })[]> {
  const rows = await db
    .selectFrom('policy_loan as l')
    .innerJoin('policy as p', 'p.policy_no', 'l.policy_no')
    .innerJoin('plan', 'plan.code', 'p.plan_code')
    .where('p.customer_id', '=', customerId)
    .where('l.principal', '>', 0)
    .select(['l.policy_no', 'l.principal', 'l.rate', 'l.interest_from', 'l.opened_on', 'plan.loan_rests'])
    .execute();
  return rows.map(({ policy_no: policyNo, principal, rate, interest_from, opened_on, loan_rests }) => ({
    policyNo,
    principal,
    rate,
    interestFrom: interest_from as CalendarDate,
    restsFrom: loan_rests ? (opened_on as CalendarDate) : null,
  }));
}

/** The newest receipt of a customer whose money was not taken back; undefined where there is none. */
export async function findLastReceipt(
  db: Db,
  customerId: number,
): Promise<components['schemas']['LastPayment'] | undefined> {
  const { rows } = await sql<components['schemas']['LastPayment']>`
    select r.receipt_no as "receiptNo", r.paid_on as "paidOn", r.amount,
      (array_agg(l.purpose order by l.position))[1] as purpose,
      (array_agg(l.policy_no order by l.position))[1:1000] as "policyNos"
    from (select * from receipt where customer_id = ${customerId} and reversed_on is null order by paid_at desc, receipt_no desc limit 1) r
    join receipt_line l on l.receipt_no = r.receipt_no
    group by r.receipt_no, r.paid_on, r.amount`.execute(db);
  return rows[0];
}
