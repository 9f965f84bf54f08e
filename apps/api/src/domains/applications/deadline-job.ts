import { addCalendarDays, offerReminders, silenceStep, todayInIndia } from '@lifedesk/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { type Queue, queueOf } from '../../platform/queue/queue.ts';
import { endWithoutPolicy } from './change-stage.ts';
import { findEndingOffers, findSilent, setOffer, setReminders } from './changes.store.ts';
import { informNewBusiness } from './news.ts';
import { announceStage, remindApplicant } from './notices.ts';
import { findOpenOffer, lockApplication } from './store.ts';

export type DeadlineDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>;

const BATCH = 100;
/** The earliest reminder of an offer. */
const REMINDED_DAYS = 7;
const MOST_REMINDERS = 2;

/** Ends offers that were not answered, reminds of offers and papers, and closes applications for silence. */
export async function meetDeadlines(deps: DeadlineDeps, signal?: AbortSignal): Promise<unknown[]> {
  const { db, clock } = deps;
  const today = todayInIndia(clock.now());
  const queue = await queueOf(db);
  const failures: unknown[] = [];
  const until = addCalendarDays(today, REMINDED_DAYS);
  const offers = await findEndingOffers(db, { today, until, reminders: MOST_REMINDERS, most: BATCH });
  const silent = await findSilent(db, { before: today, most: BATCH });
  const meetings = [
    ...offers.map(
      ({ application_no }) =>
        () =>
          meetOffer(deps, queue, application_no),
    ),
    ...silent.map(
      ({ application_no }) =>
        () =>
          meetSilence(deps, queue, application_no),
    ),
  ];
  for (const meet of meetings) {
    if (signal?.aborted) return failures;
    await meet().catch((error: unknown) => failures.push(error));
  }
  return failures;
}

/** An offer that ended is not taken; before that the applicant is reminded. */
async function meetOffer(deps: DeadlineDeps, queue: Queue, applicationNo: string): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, applicationNo);
    const offer = await findOpenOffer(transaction, applicationNo);
    const today = todayInIndia(deps.clock.now());
    // one that waits for the bank was accepted in time
    if (application?.stage !== 'counter-offer' || offer?.state !== 'open') return;
    const { offer_id: offerId, open_until: openUntil, offered_on: offeredOn } = offer;
    if (today > openUntil) {
      await endWithoutPolicy(deps, transaction, application, 'not-taken');
      await announceStage(deps, transaction, queue, application);
      await informNewBusiness(deps, transaction, queue, { event: 'offer-ended', applicationNo, offerId });
      return;
    }
    const reminders = offerReminders({ offeredOn, openUntil }, today);
    if (reminders <= offer.reminders) return;
    await setOffer(transaction, offerId, { reminders });
    await remindApplicant(deps, transaction, queue, application);
  });
}

const REMINDERS = { none: 0, 'first-reminder': 1, 'second-reminder': 2, close: 2 } as const;

/** Papers that do not come: two reminders, then the application closes, with the money back. It can be reopened. */
async function meetSilence(deps: DeadlineDeps, queue: Queue, applicationNo: string): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, applicationNo);
    if (!application?.papers_asked_on) return;
    const step = silenceStep(application.papers_asked_on, todayInIndia(deps.clock.now()));
    if (step === 'close') {
      await endWithoutPolicy(deps, transaction, application, 'closed-no-response');
      await announceStage(deps, transaction, queue, application);
      await informNewBusiness(deps, transaction, queue, { event: 'application-closed', applicationNo });
    } else if (REMINDERS[step] > application.reminders) {
      await setReminders(transaction, applicationNo, REMINDERS[step]);
      await remindApplicant(deps, transaction, queue, application);
    }
  });
}

/** Meets the deadlines of applications. Failures are retried later. */
export function deadlineJob(deps: Deps, log: Pick<FastifyBaseLogger, 'warn'>): Job {
  return {
    name: 'deadlines of applications',
    everyMs: 60_000,
    async run(signal) {
      for (const error of await meetDeadlines(deps, signal))
        log.warn(
          { err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
          'a deadline of an application could not be met; it will be retried',
        );
    },
  };
}
