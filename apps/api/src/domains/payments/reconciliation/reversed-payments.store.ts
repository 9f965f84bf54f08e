import { addCalendarDays, type CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import type { PaymentPurpose } from '../../../platform/database/tables/payments.ts';
import type { ReversedPayment } from './reversal-notice.ts';

/** A reversed payment with what is needed to show it. */
export interface ShownReversal extends ReversedPayment {
  readonly reversedOn: CalendarDate;
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
    .select(['receipt_no', 'amount', 'paid_on', 'reversed_on'])
    .where('customer_id', '=', customerId)
    .where('reversed_on', '>=', addCalendarDays(today, -SHOWN_DAYS))
    .orderBy('reversed_on', 'desc')
    .orderBy('receipt_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!receipt) return undefined;
  const lines = await db
    .selectFrom('receipt_line')
    .select(['policy_no', 'purpose'])
    .where('receipt_no', '=', receipt.receipt_no)
    .orderBy('position')
    .execute();
  return {
    receiptNo: receipt.receipt_no,
    amount: receipt.amount,
    paidOn: receipt.paid_on as CalendarDate,
    reversedOn: receipt.reversed_on as CalendarDate,
    policyNos: [...new Set(lines.map(({ policy_no }) => policy_no))],
    purposes: [...new Set(lines.map(({ purpose }) => purpose))],
  };
}
