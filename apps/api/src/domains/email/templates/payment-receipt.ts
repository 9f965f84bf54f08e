import { type CalendarDate, formatDate, formatRupees, type Paise, type Reversal } from '@lifedesk/rules';
import { takenBackText } from '@lifedesk/rules/texts';
import type { Templates } from '../../../platform/mail/letter.ts';

export interface ReceiptFacts {
  receiptNo: string;
  orderId: string;
  amount: Paise;
  paidOn: CalendarDate;
  policyNos: readonly string[];
  /** Only if a bank took the payment back. */
  reversal?: Reversal;
}

/** The receipt itself is attached. */
export const paymentReceipt: Templates<ReceiptFacts> = {
  en: ({ receiptNo, orderId, amount, paidOn, policyNos, reversal }, { insurer }) => ({
    subject: `Your ${insurer.en} receipt ${receiptNo}`,
    parts: [
      reversal
        ? `Your payment of ${formatRupees(amount)} was taken back. ${takenBackText(reversal, 'en')} The receipt, which says so too, is attached.`
        : `Thank you. We have received your payment of ${formatRupees(amount)}. The receipt is attached.`,
      [
        ['Receipt number', receiptNo],
        ['Payment reference', orderId],
        ['Paid on', formatDate(paidOn)],
        [policyNos.length === 1 ? 'Policy' : 'Policies', policyNos.join(', ')],
      ],
    ],
  }),
  hi: ({ receiptNo, orderId, amount, paidOn, policyNos, reversal }, { insurer }) => ({
    subject: `${insurer.hi} की आपकी रसीद ${receiptNo}`,
    parts: [
      reversal
        ? `आपका ${formatRupees(amount)} का भुगतान वापस ले लिया गया। ${takenBackText(reversal, 'hi')} रसीद, जिस पर यह लिखा है, इस ई-मेल के साथ है।`
        : `धन्यवाद। हमें आपका ${formatRupees(amount)} का भुगतान मिल गया है। रसीद इस ई-मेल के साथ है।`,
      [
        ['रसीद नंबर', receiptNo],
        ['भुगतान रेफ़रेंस', orderId],
        ['भुगतान की तारीख', formatDate(paidOn)],
        [policyNos.length === 1 ? 'पॉलिसी' : 'पॉलिसियाँ', policyNos.join(', ')],
      ],
    ],
  }),
};
