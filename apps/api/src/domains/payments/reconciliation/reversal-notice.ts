import { type CalendarDate, formatDate, formatRupees, type Paise, type Reversal } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Language } from '../../../platform/database/tables/content.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { POLICY_SENTENCES } from '../../../platform/sms/policy-sentences.ts';
import { fillIn } from '../../../platform/sms/render-sms.ts';
import { queueNotice, registeredContacts } from '../../requests/public.ts';

/** A payment that the bank has reversed, from its receipt. */
export interface ReversedPayment {
  readonly reversal: Reversal;
  readonly amount: Paise;
  readonly paidOn: CalendarDate;
  readonly receiptNo: string;
  readonly policyNos: readonly string[];
}

const SENTENCES = { chargeback: 'payment-reversed', return: 'debit-returned' } as const;
const SUBJECTS: Readonly<Record<Language, string>> = {
  en: 'Your bank took back a payment',
  hi: 'आपके बैंक ने एक भुगतान वापस ले लिया है',
};
const RECEIPT: Readonly<Record<Language, string>> = { en: 'Receipt', hi: 'रसीद' };
const POLICY: Readonly<Record<Language, string>> = { en: 'Policy', hi: 'पॉलिसी' };
/** The maximum number of policies that a letter names; a company may have paid for a thousand at once. */
const MOST_NAMED = 20;

const variablesOf = ({ amount, paidOn, reversal }: ReversedPayment): string[] => [
  formatDate(reversal.on),
  formatRupees(amount),
  formatDate(paidOn),
];

/** The text about it in the customer's language. */
export const reversalText = (payment: ReversedPayment, language: Language): string =>
  fillIn(POLICY_SENTENCES[SENTENCES[payment.reversal.reason]][language], variablesOf(payment));

/** Queues the SMS and e-mail about a reversed payment, in the transaction that reverses it. */
export async function sendReversalNotice(
  deps: Pick<Deps, 'config' | 'clock' | 'ids'>,
  transaction: Db,
  queue: Queue,
  customerId: number,
  payment: ReversedPayment,
): Promise<void> {
  const contacts = await registeredContacts(transaction, customerId);
  const { language } = contacts;
  const { receiptNo, policyNos, reversal } = payment;
  const rows = [
    [RECEIPT[language], receiptNo] as const,
    ...policyNos.slice(0, MOST_NAMED).map((policyNo) => [POLICY[language], policyNo] as const),
  ];
  await queueNotice(deps, transaction, queue, contacts, {
    letter: {
      subject: SUBJECTS[language],
      parts: [reversalText(payment, language), rows],
      isNotice: true,
    },
    sms: { template: SENTENCES[reversal.reason], language, variables: variablesOf(payment) },
  });
}
