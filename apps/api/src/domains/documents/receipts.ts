import { maskMiddle, stripNameTitle } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { problem } from '../../platform/problem.ts';
import { paymentReceipt } from './pdf/payment-receipt.ts';
import { findReceipt } from './store.ts';

export interface MadeDocument {
  fileName: string;
  content: Buffer;
}

/**
 * The receipt of an order, or by its number. With `ofSession` only orders that this session has made, and without the
 * customer's name and id: a payments-only session was opened without an OTP. Throws `not-found` for everything else.
 */
export async function receiptOf(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  customerId: number,
  by: { receiptNo: string } | { orderId: string },
  ofSession?: string,
): Promise<MadeDocument> {
  const receipt = await findReceipt(db, customerId, by);
  if (!receipt || (ofSession !== undefined && receipt.sessionId !== ofSession)) throw problem('not-found');
  const holder =
    ofSession === undefined
      ? receipt.holder
      : { name: maskMiddle(stripNameTitle(receipt.holder.name)), nameHi: null, clientId: null };
  const content = await paymentReceipt(config.brand, { ...receipt, holder }, clock.now());
  return { fileName: `receipt-${receipt.receiptNo}.pdf`, content };
}
