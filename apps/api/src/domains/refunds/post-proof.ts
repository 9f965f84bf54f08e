import { type CalendarDate, indiaInstant } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { postReceived } from '../payments/public.ts';
import type { RequestRow } from '../requests/public.ts';
import { findUnpostedProof, markPosted } from './payment-proof.store.ts';

/** Money that arrived on a day without a time counts from noon. */
const NOON = '12:00';

/** Posts an accepted proof as a payment of its policy, once. */
export async function postProof(transaction: Db, { ticket, customer_id, settled_at }: RequestRow): Promise<void> {
  const proof = settled_at && (await findUnpostedProof(transaction, ticket));
  if (!proof) return;
  const receiptNo = await postReceived(transaction, {
    customerId: customer_id,
    policyNo: proof.policy_no,
    amount: proof.amount,
    paidAt: indiaInstant(proof.paid_on as CalendarDate, NOON),
    now: settled_at,
  });
  await markPosted(transaction, ticket, receiptNo);
}
