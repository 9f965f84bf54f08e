import { format12HourTime, formatDate, type Reversal, shortReference, todayInIndia } from '@lifedesk/rules';
import { takenBackText } from '@lifedesk/rules/texts';
import type { Brand } from '../../../brand.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import { openSheet, SIGNED_BY_COMPUTER } from '../../../platform/pdf/sheet.ts';
import { amountInWords } from './amount-in-words.ts';
import { CHANNELS, gstNote, type Holder, holderName, type PaidLine, partsOf, purposeOf, rupees } from './paid-line.ts';

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
export function paymentReceipt(brand: Brand, receipt: ReceiptContent, check: DocumentCheck | Date): Promise<Buffer> {
  const { reversal } = receipt;
  const sheet = openSheet({
    title: reversal ? 'Receipt of a payment that was taken back' : 'Payment receipt',
    subtitle: `Receipt ${receipt.receiptNo}`,
    brand,
    ...(check instanceof Date ? { madeAt: check } : { check, footnote: SIGNED_BY_COMPUTER }),
  });
  if (reversal) sheet.paragraph(takenBackText(reversal, 'en'));
  sheet.amount(
    reversal ? 'Amount taken back' : 'Amount received',
    rupees(receipt.amount),
    amountInWords(receipt.amount),
  );
  const { clientId } = receipt.holder;
  sheet.facts([
    ['Received from', holderName(receipt.holder)],
    ...(clientId ? [['Client id', clientId] as const] : []),
    ...(receipt.insuredName ? [['Insured person', receipt.insuredName] as const] : []),
    ...(receipt.partOf ? [['Part of a payment of', rupees(receipt.partOf)] as const] : []),
    ['Paid on', `${formatDate(todayInIndia(receipt.paidAt))}, ${format12HourTime(receipt.paidAt)} (India)`],
    ['Paid by', CHANNELS[receipt.channel]],
    ...(receipt.orderId ? [['Payment reference', shortReference(receipt.orderId)] as const] : []),
  ]);
  sheet.heading('Policies');
  sheet.table(
    [
      { header: 'Policy', share: 2 },
      { header: 'Plan', share: 3 },
      { header: 'Paid for', share: 4 },
      { header: 'Amount', share: 2.2, align: 'right' },
    ],
    receipt.lines.map((line) => [line.policyNo, line.planName, purposeOf(line), rupees(line.amount)]),
    ['Total', '', '', rupees(receipt.amount)],
  );
  sheet.heading('Breakdown');
  sheet.table(
    [
      { header: 'Part', share: 7 },
      { header: 'Amount', share: 2.2, align: 'right' },
    ],
    partsOf(receipt.lines).map(([label, amount]) => [label, rupees(amount)]),
    ['Total', rupees(receipt.amount)],
  );
  const note = gstNote(receipt.lines);
  if (note) sheet.paragraph(note, { quiet: true });
  return sheet.finish();
}
