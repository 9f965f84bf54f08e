import { type CalendarDate, formatDate, formatRupees, type Paise, type Reversal } from '@lifedesk/rules';
import { takenBackText } from '@lifedesk/rules/texts';
import { m } from '../../../platform/language.ts';
import type { Template } from '../../../platform/mail/letter.ts';

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
export const paymentReceipt: Template<ReceiptFacts> = (facts, { insurer }, language) => {
  const { receiptNo, orderId, paidOn, policyNos, reversal } = facts;
  const locale = { locale: language };
  const amount = formatRupees(facts.amount);
  return {
    subject: m.mail_receiptSubject({ insurer: insurer[language], receipt: receiptNo }, locale),
    parts: [
      reversal
        ? m.mail_receiptTakenBack({ amount, reason: takenBackText(reversal, language) }, locale)
        : m.mail_receiptThanks({ amount }, locale),
      [
        [m.mail_receiptNumber({}, locale), receiptNo],
        [m.mail_receiptOrder({}, locale), orderId],
        [m.mail_receiptPaidOn({}, locale), formatDate(paidOn)],
        [m.mail_receiptPolicies({ count: policyNos.length }, locale), policyNos.join(', ')],
      ],
    ],
  };
};
