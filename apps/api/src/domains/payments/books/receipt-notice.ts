import { type CalendarDate, formatDate, formatRupees } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { m } from '../../../platform/language.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { noticeSentence } from '../../../platform/sms/render-sms.ts';
import { queueNotice, registeredContacts } from '../../requests/public.ts';
import { isPaidByLink, type PaymentOrder } from '../order/orders.store.ts';

/** A payment and its receipt. */
export interface ReceivedPayment {
  readonly order: Pick<PaymentOrder, 'id' | 'customer_id' | 'amount' | 'origin'>;
  readonly receiptNo: string;
  readonly paidOn: CalendarDate;
}

/**
 * Queues one SMS and one email about a payment, in the transaction that posts it, however many policies it is for. A payment
 * by a link has a message of its own.
 */
export async function sendReceiptNotice(
  deps: Pick<Deps, 'config' | 'clock' | 'ids'>,
  transaction: Db,
  queue: Queue,
  { order, receiptNo, paidOn }: ReceivedPayment,
): Promise<void> {
  if (await isPaidByLink(transaction, order.id)) return;
  const contacts = await registeredContacts(transaction, order.customer_id);
  const { language } = contacts;
  const locale = { locale: language };
  const amount = formatRupees(order.amount);
  const sms = { template: 'payment-received', language, variables: [amount, receiptNo] } as const;
  const rows = [
    [m.letter_paymentAmount({}, locale), amount],
    [m.letter_reversedReceipt({}, locale), receiptNo],
    [m.letter_paymentPaidOn({}, locale), formatDate(paidOn)],
  ] as const;
  await queueNotice({ ...deps, origin: () => order.origin }, transaction, queue, contacts, {
    letter: {
      subject: m.sms_paymentReceivedSubject({ amount }, locale),
      parts: [noticeSentence(sms), rows, m.letter_paymentReceipt({ url: `${order.origin}${RECEIPTS}` }, locale)],
      isNotice: true,
    },
    sms,
  });
}

/** The page that has all receipts. */
const RECEIPTS = '/cs/download-center';
