import { type CalendarDate, formatCount, formatDate, maturityNoticeOn } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { m } from '../../../platform/language.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { noticeSentence } from '../../../platform/sms/render-sms.ts';
import { queueNotice, registeredContacts } from '../../requests/public.ts';
import { isCompany } from './calendar.store.ts';
import {
  findCustomersWithMaturing,
  lockMaturing,
  type MaturingPolicy,
  recordMaturing,
  setMaturityChecks,
} from './maturity-notices.store.ts';

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>;

/** How many customers one query returns. */
const CUSTOMERS = 200;

/**
 * Sends the notice before each policy matures, once, in one transaction per customer. A late run still sends it until
 * the day before. Returns the errors of the customers that failed; they are retried next time.
 *
 * @param signal once aborted, no further customer is started
 */
export async function sendMaturityNotices(
  deps: NoticeDeps,
  queue: Queue,
  day: CalendarDate,
  signal?: AbortSignal,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (let after = 0; ; ) {
    const customers = await findCustomersWithMaturing(deps.db, day, after, CUSTOMERS);
    for (const customerId of customers) {
      if (signal?.aborted) return failures;
      after = customerId;
      await deps.db
        .transaction()
        .execute((transaction) => notifyCustomer(deps, transaction, queue, customerId, day))
        .catch((error: unknown) => failures.push(error));
    }
    if (customers.length < CUSTOMERS) return failures;
  }
}

async function notifyCustomer(
  deps: NoticeDeps,
  db: Db,
  queue: Queue,
  customerId: number,
  day: CalendarDate,
): Promise<void> {
  const policies = await lockMaturing(db, customerId, day);
  const due: MaturingPolicy[] = [];
  const looks = policies.map((policy) => {
    // on the day itself the money is paid, and it is too late to change anything
    const on = policy.maturityDate > day ? maturityNoticeOn(policy) : null;
    const isDue = on !== null && on <= day;
    if (isDue) due.push(policy);
    return { policyNo: policy.policyNo, on: isDue ? null : on };
  });
  await setMaturityChecks(db, looks);
  const fresh = await recordMaturing(db, due, deps.clock.now());
  const [first] = fresh;
  if (!first) return;
  const contacts = await registeredContacts(db, customerId);
  const { language } = contacts;
  const locale = { locale: language };
  const send = (
    template: 'policy-matures' | 'policies-mature',
    variables: readonly string[],
    subject: string,
    list: readonly (readonly [string, string])[],
  ) => {
    const sms = { template, language, variables };
    return queueNotice(deps, db, queue, contacts, {
      letter: { subject, parts: [noticeSentence(sms), list], isNotice: true },
      sms,
    });
  };
  if (await isCompany(db, customerId)) {
    const variables = [formatCount(fresh.length), formatDate(first.maturityDate)];
    const list = fresh.map(({ policyNo, maturityDate }) => [policyNo, formatDate(maturityDate)] as const);
    await send('policies-mature', variables, m.sms_policiesMatureSubject({}, locale), list);
    return;
  }
  for (const { policyNo, planName, maturityDate } of fresh) {
    const matures = formatDate(maturityDate);
    const subject = m.sms_policyMaturesSubject({ policy: policyNo, maturityDate: matures }, locale);
    await send('policy-matures', [policyNo, matures], subject, [[planName, policyNo]]);
  }
}
