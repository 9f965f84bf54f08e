import { format12HourTime, formatDate, type Reversal, shortReference, todayInIndia } from '@lifedesk/rules';
import { takenBackText } from '@lifedesk/rules/texts';
import { m } from '../../../platform/language.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import { documentWords, type Edition } from '../../../platform/pdf/document-words.ts';
import { openSheet, SIGNED_BY_COMPUTER } from '../../../platform/pdf/sheet.ts';
import { amountInWords } from './amount-in-words.ts';
import {
  CHANNELS,
  gstNote,
  type Holder,
  holderName,
  type PaidLine,
  partsOf,
  purposeOf,
  receiptName,
  rupees,
} from './paid-line.ts';

export interface ReceiptContent {
  receiptNo: string;
  holder: Holder;
  channel: PaidLine['channel'];
  /** Paise. */
  amount: number;
  paidAt: Date;
  /** Null if the payment had no order. */
  orderId: string | null;
  lines: readonly PaidLine[];
  /** Whom the policy insures, if the receipt is about a member of a group. */
  insuredName?: string;
  /** The whole payment in paise, if the receipt is about a part of it. */
  partOf?: number;
  /** Only if a bank took the payment back. */
  reversal?: Reversal;
}

/**
 * The receipt of a payment as a PDF. If a bank took the payment back, the receipt says so.
 * @param check its signature, or when it is made if it certifies nothing
 */
export function paymentReceipt(
  { brand, language }: Edition,
  receipt: ReceiptContent,
  check: DocumentCheck | Date,
): Promise<Buffer> {
  const { reversal } = receipt;
  const words = documentWords(language, 'for-others');
  const sheet = openSheet({
    title: receiptName(receipt.lines, reversal !== undefined),
    subtitle: words.line(m.document_ofReceipt, { number: receipt.receiptNo }),
    brand,
    words,
    ...(check instanceof Date ? { madeAt: check } : { check, footnote: SIGNED_BY_COMPUTER }),
  });
  if (reversal) sheet.paragraph(words.each((locale) => takenBackText(reversal, locale)));
  sheet.amount(
    words.label(reversal ? m.document_amountTakenBack : m.document_amountReceived),
    rupees(receipt.amount),
    words.each((locale) => amountInWords(receipt.amount, locale)),
  );
  const { clientId } = receipt.holder;
  const paidAt = { date: formatDate(todayInIndia(receipt.paidAt)), time: format12HourTime(receipt.paidAt) };
  sheet.facts([
    [words.label(m.document_receivedFrom), holderName(receipt.holder)],
    ...(clientId ? [[words.label(m.document_clientId), clientId] as const] : []),
    ...(receipt.insuredName ? [[words.label(m.document_insuredPerson), receipt.insuredName] as const] : []),
    ...(receipt.partOf ? [[words.label(m.document_partOf), rupees(receipt.partOf)] as const] : []),
    [words.label(m.document_paidOn), words.line(m.document_inIndia, paidAt)],
    [words.label(m.document_paidBy), words.label(CHANNELS[receipt.channel])],
    ...(receipt.orderId ? [[words.label(m.document_reference), shortReference(receipt.orderId)] as const] : []),
  ]);
  sheet.heading(words.label(m.document_policies));
  sheet.table(
    [
      { header: words.label(m.document_policy), share: 2 },
      { header: words.label(m.document_plan), share: 3 },
      { header: words.label(m.document_paidFor), share: 4 },
      { header: words.label(m.document_amount), share: 2.2, align: 'right' },
    ],
    receipt.lines.map((line) => [
      line.policyNo,
      line.planName,
      words.each((locale) => purposeOf(line, { locale })),
      rupees(line.amount),
    ]),
    [words.label(m.document_total), '', '', rupees(receipt.amount)],
  );
  sheet.heading(words.label(m.document_breakdown));
  sheet.table(
    [
      { header: words.label(m.document_part), share: 7 },
      { header: words.label(m.document_amount), share: 2.2, align: 'right' },
    ],
    partsOf(receipt.lines).map(([name, amount]) => [words.label(name), rupees(amount)]),
    [words.label(m.document_total), rupees(receipt.amount)],
  );
  const note = gstNote(receipt.lines, words);
  if (note) sheet.paragraph(note, { quiet: true });
  return sheet.finish();
}
