import type { components } from '@lifedesk/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { type ReversalColumns, reversalOf } from '../../../platform/database/reversal-of.ts';

type LastPayment = components['schemas']['LastPayment'];

/** A customer's latest receipt, also if a bank took its payment back; undefined if there is none. */
export async function findLastReceipt(db: Db, customerId: number): Promise<LastPayment | undefined> {
  const { rows } = await sql<Omit<LastPayment, 'reversal'> & ReversalColumns>`
    select r.receipt_no as "receiptNo", r.paid_on as "paidOn", r.amount, r.reversed_on, r.reversed_by,
      (array_agg(l.purpose order by l.position))[1] as purpose,
      (array_agg(l.policy_no order by l.position))[1:1000] as "policyNos"
    from (select * from receipt where customer_id = ${customerId} order by paid_at desc, receipt_no desc limit 1) r
    join receipt_line l on l.receipt_no = r.receipt_no
    group by r.receipt_no, r.paid_on, r.amount, r.reversed_on, r.reversed_by`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { reversed_on, reversed_by, ...payment } = row;
  return { ...payment, ...reversalOf({ reversed_on, reversed_by }) };
}
