import { maskMiddle, stripNameTitle } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import type { Language } from '../../platform/language.ts';
import type { DocumentCheck } from '../../platform/pdf/document-check.ts';
import type { Edition } from '../../platform/pdf/document-words.ts';
import { problem } from '../../platform/problem.ts';
import { paymentReceipt, type ReceiptContent } from './pdf/payment-receipt.ts';
import { paidTotal, receiptFacts } from './signed/facts.ts';
import { signDocument } from './signed/sign.ts';
import { findReceipt, type ReceiptRecord } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'origin'>;

export interface DocumentFile {
  fileName: string;
  content: Buffer;
}

/** A receipt by its number or its order, and the language of the document: English if absent. */
export type ReceiptWish = ({ receiptNo: string } | { orderId: string }) & { language?: Language | undefined };

/**
 * The receipt of an order, or by its number. `ofSession` limits it to orders of this session, masks the customer's
 * name and omits the client id, because a payments-only session needs no OTP. Throws `not-found` for everything else.
 */
export async function receiptOf(
  deps: Needs,
  customerId: number,
  by: ReceiptWish,
  ofSession?: string,
): Promise<DocumentFile> {
  const receipt = await findReceipt(deps.db, customerId, by);
  if (!receipt || (ofSession !== undefined && receipt.sessionId !== ofSession)) throw problem('not-found');
  const shown = ofSession === undefined ? receipt : withoutName(receipt);
  const check = shown.reversal ? deps.clock.now() : signDocument(deps, receiptFacts(shown));
  const content = await paymentReceipt(editionOf(deps, by), shown, check);
  return { fileName: `receipt-${receipt.receiptNo}.pdf`, content };
}

/**
 * The part of a receipt that is about one policy, with the person it insures: for the member of a group, whose receipt must not name
 * the others. Throws `not-found` if it is not the customer's, or not about that policy.
 */
export async function receiptOfMember(
  deps: Needs,
  customerId: number,
  by: { receiptNo: string; language: Language },
  { policyNo, insuredName }: { policyNo: string; insuredName: string },
): Promise<Buffer> {
  const receipt = await findReceipt(deps.db, customerId, by);
  const lines = receipt?.lines.filter((line) => line.policyNo === policyNo) ?? [];
  if (!receipt || lines.length === 0) throw problem('not-found');
  const part: ReceiptContent = {
    ...receipt,
    lines,
    amount: paidTotal(lines),
    insuredName,
    ...(lines.length < receipt.lines.length && { partOf: receipt.amount }),
  };
  const check = part.reversal ? deps.clock.now() : signDocument(deps, receiptFacts(part));
  return paymentReceipt(editionOf(deps, by), part, check);
}

export const editionOf = ({ config }: Needs, { language = 'en' }: { language?: Language | undefined }): Edition => ({
  brand: config.brand,
  language,
});

const withoutName = (receipt: ReceiptRecord): ReceiptRecord => ({
  ...receipt,
  holder: { name: maskMiddle(stripNameTitle(receipt.holder.name)), nameHi: null, clientId: null },
});

/** The signature of an order's receipt, to show on a screen; null if there is no receipt that counts. */
export async function receiptCheck(
  deps: Needs,
  { customerId, kind }: Pick<Session, 'customerId' | 'kind'>,
  orderId: string,
): Promise<DocumentCheck | null> {
  const receipt = await findReceipt(deps.db, customerId, { orderId });
  if (!receipt || receipt.reversal) return null;
  return signDocument(deps, receiptFacts(kind === 'partial' ? withoutName(receipt) : receipt));
}
