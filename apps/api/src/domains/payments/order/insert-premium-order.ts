import type { DueQuote } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { insertOrder, type NewOrder, type PaymentOrder } from './orders.store.ts';

/**
 * Inserts an order for the due premiums of one policy. Throws the database's unique violation if the key was used or
 * the policy has a payment in progress.
 */
export function insertPremiumOrder(
  db: Db,
  order: Omit<NewOrder, 'purpose' | 'amount'>,
  policyNo: string,
  due: DueQuote,
): Promise<PaymentOrder> {
  const { amount, premium, gst } = due;
  return insertOrder(db, { ...order, purpose: 'premium', amount }, [
    {
      order_id: order.id,
      order_state: 'created',
      position: 0,
      policy_no: policyNo,
      purpose: 'premium',
      amount,
      premium,
      gst,
      late_fee: due.lateFee,
      from_suspense: due.received,
      due_from: due.dueFrom,
      due_to: due.dueTo,
      next_due: due.nextDue,
    },
  ]);
}
