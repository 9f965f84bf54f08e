import { formatDate, formatRupees } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Language } from '../../platform/database/tables/content.ts';
import { collectFaults } from '../../platform/jobs/fault-collector.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { type Queue, queueOf } from '../../platform/queue/queue.ts';
import { POLICY_SENTENCES } from '../../platform/sms/policy-sentences.ts';
import { fillIn } from '../../platform/sms/render-sms.ts';
import { queueNotice, registeredContacts } from '../requests/public.ts';
import { findUnnotified, markNotified, type UnnotifiedPayment } from './store.ts';

const BATCH = 50;
const TEMPLATE = 'paid-by-link';
const SUBJECTS: Readonly<Record<Language, (policyNo: string) => string>> = {
  en: (policyNo) => `Policy ${policyNo}: premium paid by your link`,
  hi: (policyNo) => `पॉलिसी ${policyNo}: आपके लिंक से प्रीमियम भरा गया`,
};

/** Notifies customers when a link of theirs is paid. Safe on several nodes: one message per payment. */
export function payLinkJob(deps: Deps): Job {
  return {
    name: 'paid links',
    everyMs: 15_000,
    async run(signal) {
      const queue = await queueOf(deps.db);
      const faults = collectFaults();
      for (let after = ''; ; ) {
        const found = await findUnnotified(deps.db, after, BATCH);
        for (const payment of found) {
          if (signal.aborted) return;
          after = payment.order_id;
          await faults.run(() => notify(deps, queue, payment));
        }
        if (found.length < BATCH) return faults.rethrow();
      }
    },
  };
}

function notify(deps: Deps, queue: Queue, payment: UnnotifiedPayment): Promise<void> {
  const { order_id, customer_id, policy_no: policyNo, amount, paid_on } = payment;
  return deps.db.transaction().execute(async (db) => {
    if (!(await markNotified(db, order_id, deps.clock.now()))) return;
    const contacts = await registeredContacts(db, customer_id);
    const { language } = contacts;
    const variables = [policyNo, formatRupees(amount), formatDate(paid_on)];
    await queueNotice(deps, db, queue, contacts, {
      letter: {
        subject: SUBJECTS[language](policyNo),
        parts: [fillIn(POLICY_SENTENCES[TEMPLATE][language], variables)],
        isNotice: true,
      },
      sms: { template: TEMPLATE, language, variables },
    });
  });
}
