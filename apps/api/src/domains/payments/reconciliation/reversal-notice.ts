import { type CalendarDate, formatDate, formatRupees, type Paise, type Reversal } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { type Language, m } from '../../../platform/language.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { noticeSentence } from '../../../platform/sms/render-sms.ts';
import { queueNotice, registeredContacts } from '../../requests/public.ts';

/** A payment that the bank has reversed, from its receipt. */
export interface ReversedPayment {
  readonly reversal: Reversal;
  readonly amount: Paise;
  readonly paidOn: CalendarDate;
  readonly receiptNo: string;
  readonly policyNos: readonly string[];
}

const TEMPLATES = { chargeback: 'payment-reversed', return: 'debit-returned' } as const;
/** The maximum number of policies that a letter names; a company may have paid for a thousand at once. */
const MOST_NAMED = 20;

const smsOf = ({ amount, paidOn, reversal }: ReversedPayment, language: Language) => ({
  template: TEMPLATES[reversal.reason],
  language,
  variables: [formatDate(reversal.on), formatRupees(amount), formatDate(paidOn)],
});

/** The text about it in the customer's language. */
export const reversalText = (payment: ReversedPayment, language: Language): string =>
  noticeSentence(smsOf(payment, language));

/** Queues the SMS and email about a reversed payment, in the transaction that reverses it. */
export async function sendReversalNotice(
  deps: Pick<Deps, 'config' | 'clock' | 'ids'>,
  transaction: Db,
  queue: Queue,
  customerId: number,
  payment: ReversedPayment,
): Promise<void> {
  const contacts = await registeredContacts(transaction, customerId);
  const { language } = contacts;
  const locale = { locale: language };
  const { receiptNo, policyNos } = payment;
  const rows = [
    [m.letter_reversedReceipt({}, locale), receiptNo] as const,
    ...policyNos.slice(0, MOST_NAMED).map((policyNo) => [m.letter_reversedPolicy({}, locale), policyNo] as const),
  ];
  await queueNotice(deps, transaction, queue, contacts, {
    letter: {
      subject: m.sms_paymentReversedSubject({}, locale),
      parts: [reversalText(payment, language), rows],
      isNotice: true,
    },
    sms: smsOf(payment, language),
  });
}
