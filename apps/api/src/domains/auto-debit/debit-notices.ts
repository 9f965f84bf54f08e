import { type CalendarDate, formatDate, formatRupees } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Language } from '../../platform/database/tables/content.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { POLICY_SENTENCES } from '../../platform/sms/policy-sentences.ts';
import { fillIn } from '../../platform/sms/render-sms.ts';
import { queueNotice, registeredContacts } from '../requests/public.ts';

const SUBJECTS: Readonly<Record<Language, (policyNo: string) => string>> = {
  en: (policyNo) => `Policy ${policyNo}: auto-debit`,
  hi: (policyNo) => `पॉलिसी ${policyNo}: ऑटो-डेबिट`,
};

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
  await queueNotice(deps, db, queue, contacts, {
    letter: {
      subject: SUBJECTS[language](policyNo),
      parts: [fillIn(POLICY_SENTENCES[notice][language], variables)],
      isNotice: true,
    },
    sms: { template: notice, language, variables },
  });
}
