import { type CalendarDate, formatDate, formatRupees, type Paise } from '@lifedesk/rules';
import type { Templates } from '../../../platform/mail/letter.ts';

export interface ReceiptFacts {
  receiptNo: string;
  orderId: string;
  amount: Paise;
  paidOn: CalendarDate;
  policyNos: readonly string[];
}

/** The receipt itself is attached. */
export const paymentReceipt: Templates<ReceiptFacts> = {
  en: ({ receiptNo, orderId, amount, paidOn, policyNos }, { insurer }) => ({
    subject: `Your ${insurer.en} receipt ${receiptNo}`,
    parts: [
      `Thank you. We have received your payment of ${formatRupees(amount)}. The receipt is attached.`,
      [
        ['Receipt number', receiptNo],
        ['Payment reference', orderId],
        ['Paid on', formatDate(paidOn)],
        [policyNos.length === 1 ? 'Policy' : 'Policies', policyNos.join(', ')],
      ],
    ],
  }),
  hi: ({ receiptNo, orderId, amount, paidOn, policyNos }, { insurer }) => ({
    subject: `${insurer.hi} की आपकी रसीद ${receiptNo}`,
    parts: [
      `धन्यवाद। हमें आपका ${formatRupees(amount)} का भुगतान मिल गया है। रसीद इस ई-मेल के साथ है।`,
      [
        ['रसीद नंबर', receiptNo],
        ['भुगतान रेफ़रेंस', orderId],
        ['भुगतान की तारीख', formatDate(paidOn)],
        [policyNos.length === 1 ? 'पॉलिसी' : 'पॉलिसियाँ', policyNos.join(', ')],
      ],
    ],
  }),
};
