import type { components } from '@lifedesk/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** A customer's latest receipt that was not reversed; undefined if there is none. */
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
