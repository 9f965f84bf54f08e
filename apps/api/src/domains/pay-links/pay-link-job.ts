import { formatDate, formatRupees } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { collectFaults } from '../../platform/jobs/fault-collector.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { m } from '../../platform/language.ts';
import { type Queue, queueOf } from '../../platform/queue/queue.ts';
import { noticeSentence } from '../../platform/sms/render-sms.ts';
import type { NoticeTemplate } from '../../platform/sms/sms-templates.ts';
import { queueNotice, registeredContacts } from '../requests/public.ts';
import { findUnnotified, markNotified, type UnnotifiedPayment } from './store.ts';

const BATCH = 50;

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
    const sms = { template: templateOf(payment), language, variables };
    await queueNotice(deps, db, queue, contacts, {
      letter: {
        subject: m.sms_paidByLinkSubject({ policy: policyNo }, { locale: language }),
        parts: [noticeSentence(sms)],
        isNotice: true,
      },
      sms,
    });
  });
}

/** Several premiums, of which a part may have been received before, are named as such: the amount is that of none of them. */
function templateOf({ is_rest, is_several }: UnnotifiedPayment): NoticeTemplate {
  if (is_several) return 'premiums-paid-by-link';
  return is_rest ? 'rest-paid-by-link' : 'paid-by-link';
}
