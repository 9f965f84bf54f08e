import { addCalendarDays, type CalendarDate, type Reversal } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { type ReversalColumns, reversalOf } from '../../../platform/database/reversal-of.ts';
import type { PaymentPurpose } from '../../../platform/database/tables/payments.ts';
import type { ReversedPayment } from './reversal-notice.ts';

/** A reversed payment with what is needed to show it. */
export interface ShownReversal extends ReversedPayment {
  readonly purposes: readonly PaymentPurpose[];
}

/** How long a reversed payment is shown, in days. */
const SHOWN_DAYS = 30;

/** The latest payment that a bank reversed in the last 30 days; undefined if there is none. */
export async function findReversedPayment(
  db: Db,
  customerId: number,
  today: CalendarDate,
): Promise<ShownReversal | undefined> {
  const receipt = await db
    .selectFrom('receipt')
    .select(['receipt_no', 'amount', 'paid_on', 'reversed_on', 'reversed_by'])
    .where('customer_id', '=', customerId)
    .where('reversed_on', '>=', addCalendarDays(today, -SHOWN_DAYS))
    .orderBy('reversed_on', 'desc')
    .orderBy('receipt_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { reversal } = receipt ? reversalOf(receipt) : {};
  if (!receipt || !reversal) return undefined;
  const lines = await db
    .selectFrom('receipt_line')
    .select(['policy_no', 'purpose'])
    .where('receipt_no', '=', receipt.receipt_no)
    .orderBy('position')
    .execute();
  return {
    receiptNo: receipt.receipt_no,
    amount: receipt.amount,
    paidOn: receipt.paid_on,
    reversal,
    policyNos: [...new Set(lines.map(({ policy_no }) => policy_no))],
    purposes: [...new Set(lines.map(({ purpose }) => purpose))],
  };
}

/** The customer's policies whose oldest unpaid premium had been paid until a bank took the payment back. */
export async function findReversedDues(db: Db, customerId: number): Promise<Map<string, Reversal>> {
  const { rows } = await sql<ReversalColumns & { policy_no: string }>`
    select l.policy_no, r.reversed_on, r.reversed_by
    from receipt r join receipt_line l on l.receipt_no = r.receipt_no join policy p on p.policy_no = l.policy_no
    where r.customer_id = ${customerId} and r.reversed_on is not null and l.premium > 0 and l.due_from = p.due_date
    order by r.reversed_on, r.receipt_no`.execute(db);
  // the latest one, if it was taken back twice
  return new Map(
    rows.flatMap(({ policy_no, ...row }) => {
      const { reversal } = reversalOf(row);
      return reversal ? [[policy_no, reversal] as const] : [];
    }),
  );
}
