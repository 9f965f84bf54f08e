import { todayInIndia } from '@lifedesk/rules';
import { readStored } from '../../platform/contract/read-stored.ts';
import type { Db } from '../../platform/database/connect.ts';
import { orderPayout } from '../payouts/public.ts';
import type { RequestRow } from '../requests/public.ts';
import { findCharged, recordRefunds } from './store.ts';

/** Posts an approved refund to the policyholder: each payment once, whatever else was requested. */
export async function payRefund(transaction: Db, request: RequestRow): Promise<void> {
  const [policyNo = ''] = request.policy_nos;
  const receiptNos = [request.payload.receiptNos].flat().map((receiptNo) => readStored('ReceiptNumber', receiptNo));
  const approvedAt = request.settled_at ?? request.made_at;
  if (receiptNos.length === 0) return;
  const charged = await findCharged(transaction, policyNo, receiptNos);
  if (charged.length === 0) return;
  const { ticket } = request;
  const noted = await recordRefunds(
    transaction,
    charged.map(({ receipt_no, gst }) => ({
      receipt_no,
      policy_no: policyNo,
      ticket,
      amount: gst,
      paid_at: approvedAt,
    })),
  );
  const amount = noted.reduce((sum, one) => sum + one.amount, 0);
  if (amount === 0) return;
  await orderPayout(
    transaction,
    {
      ticket,
      policyNo,
      kind: 'gst-refund',
      grossPaise: amount,
      deductions: [],
      taxPaise: 0,
      countsFrom: todayInIndia(request.made_at),
    },
    approvedAt,
  );
}
