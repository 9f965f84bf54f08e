import { medicalRules, medicalSilence, silentUntil } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import { collectFaults } from '../../platform/jobs/fault-collector.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { type Queue, queueOf } from '../../platform/queue/queue.ts';
import { today } from '../../platform/today.ts';
import { findNewestBooking } from './bookings.store.ts';
import { addEvent, type CaseRow, setCase } from './cases.store.ts';
import { findToBook, findToRemind, lockFreeCase, setNotices } from './notices.store.ts';
import { announceExpiry, remindOfAppointment, remindOfFasting, remindToBook } from './notices.ts';

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>;
type Find = (after: string) => Promise<string[]>;
type Meet = (db: Db, queue: Queue, row: CaseRow) => Promise<void>;

const BATCH = 100;

/** Reminds of appointments and of booking one, and closes cases for which none was booked in time. Each once, on all nodes. */
export function appointmentsJob(deps: NoticeDeps): Job {
  return {
    name: 'remind of appointments',
    everyMs: 60_000,
    async run(signal) {
      const { db, clock } = deps;
      const day = today(clock);
      const faults = collectFaults();
      const meetAll = async (find: Find, meet: Meet): Promise<void> => {
        const queue = await queueOf(db);
        for (let after = ''; ; ) {
          const found = await find(after);
          for (const caseId of found) {
            if (signal.aborted) return;
            after = caseId;
            await faults.run(() =>
              db.transaction().execute(async (transaction) => {
                const row = await lockFreeCase(transaction, caseId);
                if (row) await meet(transaction, queue, row);
              }),
            );
          }
          if (found.length < BATCH) return;
        }
      };
      await meetAll(
        (after) => findToRemind(db, clock.now(), after, BATCH),
        (transaction, queue, row) => remind(deps, transaction, queue, row),
      );
      await meetAll(
        (after) => findToBook(db, silentUntil(day), after, BATCH),
        (transaction, queue, row) => meetSilence(deps, transaction, queue, row),
      );
      faults.rethrow();
    },
  };
}

/** One message, the latest that is due: after an outage, no message in the afternoon is about the evening before. */
async function remind(deps: NoticeDeps, db: Db, queue: Queue, row: CaseRow): Promise<void> {
  const booking = await findNewestBooking(db, row.case_id);
  if (booking?.state !== 'booked') return;
  const { booking_id: id, fasting_notice_at: fastingAt, day_notice_at: dayAt, start_at: start } = booking;
  const now = deps.clock.now();
  const isDay = dayAt !== null && dayAt <= now;
  const isEvening = fastingAt !== null && fastingAt <= now;
  await setNotices(db, id, { ...(isDay && { day_notice_at: null }), ...(isEvening && { fasting_notice_at: null }) });
  if (start <= now) return;
  if (isDay) await remindOfAppointment(deps, db, queue, row, booking);
  else if (isEvening) await remindOfFasting(deps, db, queue, row, booking);
}

/** Nothing is booked: some reminders, then the case closes. Whoever missed appointments is called, and nothing closes. */
async function meetSilence(deps: NoticeDeps, db: Db, queue: Queue, row: CaseRow): Promise<void> {
  const day = today(deps.clock);
  const { case_id: caseId, state, missed, opened_on: openedOn } = row;
  if ((state !== 'to-book' && state !== 'missed') || missed >= medicalRules(day).missedUntilCall) return;
  const { reminders, isExpired } = medicalSilence(openedOn, day);
  if (isExpired) {
    await setCase(db, caseId, { state: 'expired' });
    await addEvent(db, caseId, 'expired', deps.clock.now());
    await announceExpiry(deps, db, queue, row);
  } else if (reminders > row.reminders) {
    await setCase(db, caseId, { reminders });
    await remindToBook(deps, db, queue, row);
  }
}
