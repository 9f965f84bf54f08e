import type { CalendarDate, PlanLine } from '@lifedesk/rules';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { PaymentTables } from '../../platform/database/tables/payments.ts';

/** A premium payment that had GST, and what decides about its refund. */
export interface TaxedLine {
  readonly policyNo: string;
  readonly receiptNo: string;
  readonly paidOn: CalendarDate;
  readonly dueDate: CalendarDate;
  readonly premium: number;
  readonly gst: number;
  readonly line: PlanLine;
  readonly issueDate: CalendarDate;
  readonly isReversed: boolean;
  readonly isRefunded: boolean;
  readonly isDouble: boolean;
  readonly isPaidByOther: boolean;
  readonly isReturned: boolean;
  readonly isAbroad: boolean;
  readonly isFromNre: boolean;
}

/** The payments with GST of a customer's policies, newest first. Ignores declined requests. */
export async function findTaxedLines(db: Db, customerId: number): Promise<TaxedLine[]> {
  const { rows } = await sql<TaxedLine>`
    select l.policy_no as "policyNo", l.receipt_no as "receiptNo", l.paid_on as "paidOn", l.due_from as "dueDate", l.premium, l.gst,
      pl.line, p.issue_date as "issueDate", r.reversed_on is not null as "isReversed",
      exists (select from service_request q where q.customer_id = p.customer_id and q.type = 'gst-refund' and q.state <> 'declined'
        and q.payload -> 'receiptNos' ? l.receipt_no and l.policy_no = any(q.policy_nos))
        or exists (select from gst_refund g where g.receipt_no = l.receipt_no and g.policy_no = l.policy_no) as "isRefunded",
      exists (select from receipt_line e join receipt er on er.receipt_no = e.receipt_no
        where e.policy_no = l.policy_no and e.due_from = l.due_from and e.premium > 0 and er.reversed_on is null
          and (er.paid_at, e.receipt_no) < (r.paid_at, l.receipt_no)) as "isDouble",
      exists (select from pay_link_payment o where o.order_id = r.order_id) as "isPaidByOther",
      p.status_code = 'F' as "isReturned",
      c.nationality in ('N', 'P', 'F') and exists (select from address a where a.customer_id = c.id and a.country <> 'IN') as "isAbroad",
      exists (select from policy_account a where a.policy_no = p.policy_no and a.account_type = 'nre') as "isFromNre"
    from receipt_line l join receipt r on r.receipt_no = l.receipt_no join policy p on p.policy_no = l.policy_no
    join plan pl on pl.code = p.plan_code join customer c on c.id = p.customer_id
    where p.customer_id = ${customerId} and l.gst > 0 and l.due_from is not null
    order by l.paid_on desc, l.receipt_no desc limit 2000`.execute(db);
  return rows;
}

/** Locks the policy until the transaction ends, so that two requests never find the same payments. */
export async function lockPolicy(transaction: Db, customerId: number, policyNo: string): Promise<void> {
  await transaction
    .selectFrom('policy')
    .select('policy_no')
    .where('customer_id', '=', customerId)
    .where('policy_no', '=', policyNo)
    .forUpdate()
    .execute();
}

/** Records refunds and returns the new ones. */
export async function recordRefunds(
  db: Db,
  refunds: readonly Insertable<PaymentTables['gst_refund']>[],
): Promise<{ amount: number }[]> {
  return db
    .insertInto('gst_refund')
    .values([...refunds])
    .onConflict((c) => c.doNothing())
    .returning('amount')
    .execute();
}

/** The GST that these receipts charged for a policy. */
export async function findCharged(db: Db, policyNo: string, receiptNos: readonly string[]) {
  return db
    .selectFrom('receipt_line as l')
    .innerJoin('receipt as r', 'r.receipt_no', 'l.receipt_no')
    .where('l.policy_no', '=', policyNo)
    .where('l.receipt_no', 'in', receiptNos)
    .where('r.reversed_on', 'is', null)
    .where('l.gst', '>', 0)
    .select(['l.receipt_no', 'l.gst'])
    .execute();
}
