import { type CalendarDate, formatDate, formatRupees } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import { m } from '../../platform/language.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { noticeSentence } from '../../platform/sms/render-sms.ts';
import { SMS_TEMPLATES } from '../../platform/sms/sms-templates.ts';
import { queueNotice, registeredContacts } from '../requests/public.ts';

/** The notices about a debit: announced, retried, above the mandate's limit, failed for good. */
type DebitNotice =
  | 'debit-announced'
  | 'debit-rest-announced'
  | 'debit-again'
  | 'debit-refused'
  | 'debit-rest-refused'
  | 'debit-failed';

interface DebitFacts {
  readonly policyNo: string;
  /** In paise. */
  readonly amount: number;
  readonly dueDate: CalendarDate;
  /** The day of the debit, or the last day to pay without it. */
  readonly on: CalendarDate;
}

/** Queues a message about a debit in the transaction `db`. */
export async function sendDebitNotice(
  deps: Pick<Deps, 'config' | 'clock' | 'ids'>,
  db: Db,
  queue: Queue,
  customerId: number,
  notice: DebitNotice,
  { policyNo, amount, dueDate, on }: DebitFacts,
): Promise<void> {
  const contacts = await registeredContacts(db, customerId);
  const { language } = contacts;
  const facts = {
    policy: policyNo,
    amount: formatRupees(amount),
    dueDate: formatDate(dueDate),
    paidOn: formatDate(on),
    lastDay: formatDate(on),
  };
  const sms = { template: notice, language, variables: SMS_TEMPLATES[notice].variables.map((name) => facts[name]) };
  await queueNotice(deps, db, queue, contacts, {
    letter: {
      subject: m.sms_debitSubject({ policy: policyNo }, { locale: language }),
      parts: [noticeSentence(sms)],
      isNotice: true,
    },
    sms,
  });
}
