import {
  addCalendarDays,
  type CalendarDate,
  certificateDates,
  certificateState,
  formatDate,
  nextReminderOn,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { collectFaults } from '../../platform/jobs/fault-collector.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { m } from '../../platform/language.ts';
import { type Queue, queueOf } from '../../platform/queue/queue.ts';
import { noticeSentence } from '../../platform/sms/render-sms.ts';
import { today } from '../../platform/today.ts';
import { queueNotice, registeredContacts } from '../requests/public.ts';
import { findToRemind, lockToRemind, type Missing, setRemindOn } from './reminders.store.ts';

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
    const missing = await lockToRemind(db, policyNo, day);
    if (!missing) return;
    const { certificate } = missing;
    // one that is new to us, such as the next year's, may be due for a reminder today
    const on = missing.remindOn ?? nextReminderOn(certificate, day) ?? NEVER;
    if (on > day) return setRemindOn(db, policyNo, on);
    await setRemindOn(db, policyNo, nextReminderOn(certificate, addCalendarDays(day, 1)) ?? NEVER);
    await notify(deps, db, queue, { policyNo, missing, day });
  });
}

interface Reminder {
  readonly policyNo: string;
  readonly missing: Missing;
  readonly day: CalendarDate;
}

async function notify(
  deps: NoticeDeps,
  db: NoticeDeps['db'],
  queue: Queue,
  { policyNo, missing: { customerId, certificate }, day }: Reminder,
): Promise<void> {
  const state = certificateState(certificate, day);
  const { dueOn, birthDate } = certificate;
  const lastDay = certificateDates(dueOn, birthDate)?.graceEndsOn ?? dueOn;
  if (state !== 'open' && state !== 'overdue' && state !== 'held') return;
  const contacts = await registeredContacts(db, customerId);
  const { language } = contacts;
  const sms = {
    template: `certificate-${state}`,
    language,
    variables: state === 'held' ? [policyNo] : [policyNo, formatDate(state === 'open' ? dueOn : lastDay)],
  } as const;
  await queueNotice(deps, db, queue, contacts, {
    letter: {
      subject: m.sms_certificateSubject({ policy: policyNo }, { locale: language }),
      parts: [noticeSentence(sms)],
      isNotice: true,
    },
    sms,
  });
}
