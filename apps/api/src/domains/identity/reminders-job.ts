import {
  addCalendarDays,
  annuityPaidUntil,
  type CalendarDate,
  certificateState,
  formatDate,
  type LifeCertificate,
  nextReminderOn,
  stateOfLife,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { collectFaults } from '../../platform/jobs/fault-collector.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { m } from '../../platform/language.ts';
import { type Queue, queueOf } from '../../platform/queue/queue.ts';
import { noticeSentence } from '../../platform/sms/render-sms.ts';
import { today } from '../../platform/today.ts';
import { type Contacts, queueNotice, registeredContacts } from '../requests/public.ts';
import { findToRemind, lockToRemind, setRemindOn } from './reminders.store.ts';

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>;

const BATCH = 200;
/** After the last reminder: giving the certificate begins again. */
const NEVER: CalendarDate = '9999-12-31';

/** Reminds annuitants of a missing life certificate, and says when payments wait for it, each once. */
export function remindersJob(deps: NoticeDeps): Job {
  return {
    name: 'remind of life certificates',
    everyMs: 60_000,
    async run(signal) {
      const queue = await queueOf(deps.db);
      const faults = collectFaults();
      const day = today(deps.clock);
      for (let after = ''; ; ) {
        const found = await findToRemind(deps.db, day, after, BATCH);
        for (const policyNo of found) {
          if (signal.aborted) return;
          after = policyNo;
          await faults.run(() => remind(deps, queue, policyNo, day));
        }
        if (found.length < BATCH) return faults.rethrow();
      }
    },
  };
}

function remind(deps: NoticeDeps, queue: Queue, policyNo: string, day: CalendarDate): Promise<void> {
  return deps.db.transaction().execute(async (db) => {
    const annuity = await lockToRemind(db, policyNo);
    if (!annuity) return;
    const { customerId, lives } = annuity;
    const notices = new Map<string, Notice>();
    for (const { life, certificate, remindOn } of lives) {
      // one that is new to us, such as the next year's, may be due for a reminder today
      const on = remindOn ?? nextReminderOn(certificate, day) ?? NEVER;
      if (on <= day) {
        await setRemindOn(db, policyNo, life, nextReminderOn(certificate, addCalendarDays(day, 1)) ?? NEVER);
        const others = lives.filter((other) => other.life !== life).map((other) => other.certificate);
        const notice = noticeOf(policyNo, certificate, others, day);
        // two lives may need the same one, for example when the hold begins
        if (notice) notices.set(JSON.stringify(notice), notice);
      } else if (remindOn === null) await setRemindOn(db, policyNo, life, on);
    }
    if (notices.size === 0) return;
    const contacts = await registeredContacts(db, customerId);
    for (const notice of notices.values()) await send(deps, db, queue, contacts, policyNo, notice);
  });
}

interface Notice {
  readonly template: 'certificate-open' | 'certificate-overdue' | 'certificate-held' | 'certificate-of-two';
  readonly variables: readonly string[];
}

/** What a reminder of one life says; null if nothing is missing. On two lives it says nothing of a hold that has not begun. */
function noticeOf(
  policyNo: string,
  certificate: LifeCertificate,
  others: readonly LifeCertificate[],
  day: CalendarDate,
): Notice | null {
  const state = stateOfLife(certificate, others, day);
  const { dueOn } = certificate;
  if (state === 'held') return { template: 'certificate-held', variables: [policyNo] };
  if (state !== 'open' && state !== 'overdue') return null;
  if (others.length > 0) {
    // past its own grace period, it has no reminder: only the hold of both would be news
    if (certificateState(certificate, day) === 'held') return null;
    return { template: 'certificate-of-two', variables: [policyNo, formatDate(dueOn)] };
  }
  const until = state === 'open' ? dueOn : (annuityPaidUntil([certificate]) ?? dueOn);
  return { template: `certificate-${state}`, variables: [policyNo, formatDate(until)] };
}

async function send(
  deps: NoticeDeps,
  db: NoticeDeps['db'],
  queue: Queue,
  contacts: Contacts,
  policyNo: string,
  notice: Notice,
): Promise<void> {
  const { language } = contacts;
  const sms = { ...notice, language };
  await queueNotice(deps, db, queue, contacts, {
    letter: {
      subject: m.sms_certificateSubject({ policy: policyNo }, { locale: language }),
      parts: [noticeSentence(sms)],
      isNotice: true,
    },
    sms,
  });
}
