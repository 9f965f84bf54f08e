import { type CalendarDate, formatDate, formatRupees } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import { m } from '../../platform/language.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { noticeSentence } from '../../platform/sms/render-sms.ts';
import { queueNotice, registeredContacts } from '../requests/public.ts';

/** The notices about a debit: announced, retried, above the mandate's limit, failed for good. */
type DebitNotice = 'debit-announced' | 'debit-again' | 'debit-refused' | 'debit-failed';

/** Queues a message about a debit in the transaction `db`. */
export async function sendDebitNotice(
  deps: Pick<Deps, 'config' | 'clock' | 'ids'>,
  db: Db,
  queue: Queue,
  customerId: number,
  notice: DebitNotice,
  { policyNo, amount, on }: { policyNo: string; amount: number; on: CalendarDate },
): Promise<void> {
  const contacts = await registeredContacts(db, customerId);
  const { language } = contacts;
  const variables = [policyNo, formatRupees(amount), formatDate(on)];
  const sms = { template: notice, language, variables };
  await queueNotice(deps, db, queue, contacts, {
    letter: {
      subject: m.sms_debitSubject({ policy: policyNo }, { locale: language }),
      parts: [noticeSentence(sms)],
      isNotice: true,
    },
    sms,
  });
}
