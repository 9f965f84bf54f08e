import { type CalendarDate, formatDate, formatRupees, type Paise } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Language } from '../../../platform/database/tables/content.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { POLICY_SENTENCES } from '../../../platform/sms/policy-sentences.ts';
import { fillIn } from '../../../platform/sms/render-sms.ts';
import { queueNotice, registeredContacts } from '../../requests/public.ts';

/** A payment that the bank has reversed, from its receipt. */
export interface ReversedPayment {
  readonly amount: Paise;
  readonly paidOn: CalendarDate;
  readonly receiptNo: string;
  readonly policyNos: readonly string[];
}

const SENTENCE = 'payment-reversed';
const SUBJECTS: Readonly<Record<Language, string>> = {
  en: 'Your bank took back a payment',
  hi: 'आपके बैंक ने एक भुगतान वापस ले लिया है',
};
const RECEIPT: Readonly<Record<Language, string>> = { en: 'Receipt', hi: 'रसीद' };
const POLICY: Readonly<Record<Language, string>> = { en: 'Policy', hi: 'पॉलिसी' };
/** The maximum number of policies that a letter names; a company may have paid for a thousand at once. */
const MOST_NAMED = 20;

/** The text about it in the customer's language. */
export const reversalText = ({ amount, paidOn }: ReversedPayment, language: Language): string =>
  fillIn(POLICY_SENTENCES[SENTENCE][language], [formatRupees(amount), formatDate(paidOn)]);

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
  const { amount, paidOn, receiptNo, policyNos } = payment;
  const variables = [formatRupees(amount), formatDate(paidOn)];
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
    sms: { template: SENTENCE, language, variables },
  });
}
