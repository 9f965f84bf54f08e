import type { Db } from '../../platform/database/connect.ts';
import { post } from '../payments/public.ts';
import type { ApprovedEffects, RequestRow } from '../requests/public.ts';
import { postProof } from './post-proof.ts';
import { findCharged, noteRefunds } from './store.ts';

/** Pays an approved refund into the account of the policy: each payment once, whatever else was asked for. */
async function payRefund(transaction: Db, request: RequestRow): Promise<void> {
  const [policyNo = ''] = request.policy_nos;
  const { receiptNos = [] } = request.payload as { receiptNos?: readonly string[] };
  const paid_at = request.settled_at ?? request.made_at;
  if (receiptNos.length === 0) return;
  const charged = await findCharged(transaction, policyNo, receiptNos);
  if (charged.length === 0) return;
  const { ticket } = request;
  const noted = await noteRefunds(
    transaction,
    charged.map(({ receipt_no, gst }) => ({ receipt_no, policy_no: policyNo, ticket, amount: gst, paid_at })),
  );
  const amount = noted.reduce((sum, one) => sum + one.amount, 0);
  if (amount === 0) return;
  await post(transaction, { order_id: null, kind: 'gst-refund', posted_at: paid_at }, [
    { account: 'gst-payable', amount, policy_no: policyNo },
    { account: 'bank', amount: -amount, policy_no: null },
  ]);
}

export default { 'gst-refund': payRefund, 'payment-proof': postProof } satisfies ApprovedEffects;
