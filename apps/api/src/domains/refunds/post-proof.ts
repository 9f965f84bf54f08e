import { indiaInstant } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { postReceived } from '../payments/public.ts';
import { EffectRefused, type RequestRow } from '../requests/public.ts';
import { findUnpostedProof, isPosted, lockReference, markPosted } from './payment-proof.store.ts';

/** Money that arrived on a day without a time counts from noon. */
const NOON = '12:00';

/** Posts an accepted proof as a payment of its policy, once. Throws `EffectRefused` if its reference was posted for another proof. */
export async function postProof(transaction: Db, { ticket, customer_id, settled_at }: RequestRow): Promise<void> {
  const proof = settled_at && (await findUnpostedProof(transaction, ticket));
  if (!proof) return;
  await lockReference(transaction, proof.reference);
  if (await isPosted(transaction, proof.reference))
    throw new EffectRefused('A payment with this reference was already posted.');
  const receiptNo = await postReceived(transaction, {
    customerId: customer_id,
    policyNo: proof.policy_no,
    amount: proof.amount,
    paidAt: indiaInstant(proof.paid_on, NOON),
    now: settled_at,
  });
  await markPosted(transaction, ticket, receiptNo);
}
