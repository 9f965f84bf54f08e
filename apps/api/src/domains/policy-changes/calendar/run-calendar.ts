import {
  type AfterGraceDecision,
  addCalendarDays,
  afterGrace,
  type CalendarDate,
  newestNotice,
  nextCalendarDay,
  type PremiumNotice,
  premiumCalendar,
} from '@lifedesk/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { type Queue, queueOf } from '../../../platform/queue/queue.ts';
import { today } from '../../../platform/today.ts';
import { findOngoing, findPaidPremiums, isPremium } from '../../payments/public.ts';
import { findRestricted } from '../../policies/public.ts';
import { bookPremiumChanges } from '../premium-change/book-premium-changes.ts';
import { type AfterGraceResult, applyAfterGrace } from './apply-after-grace.ts';
import { findAwaitingChoice } from './awaiting-choice.store.ts';
import {
  type CalendarPolicy,
  changeStates,
  findCustomersToCheck,
  insertEvents,
  lockPoliciesToCheck,
  type PolicyEvent,
  recordNotices,
  type StateChange,
  setNextChecks,
} from './calendar.store.ts';
import { sendMaturityNotices } from './maturity-notices.ts';
import { type DueNotice, sendNotices } from './send-notices.ts';
import { settleSpentLoans } from './settle-loan.ts';

type CalendarDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config' | 'contributions'>;

/** How many customers one query returns. */
const CUSTOMERS = 200;
/** How many policies of one customer a transaction processes: more than almost any company has. */
const POLICIES = 10_000;

/**
 * Processes every policy that is due in the calendar: notices, and after grace the rule's decision. Each customer has a
 * transaction, so that a node that dies leaves all of it or nothing. Returns the errors of those that failed; they are
 * retried next time.
 * @param signal once aborted, no further customer is started
 */
export async function runCalendar(deps: CalendarDeps, signal?: AbortSignal): Promise<unknown[]> {
  const queue = await queueOf(deps.db);
  const day = today(deps.clock);
  const failures: unknown[] = [];
  // before the notices, so that they show the new amount
  await bookPremiumChanges(deps, signal).catch((error: unknown) => failures.push(error));
  await settleSpentLoans(deps.db, deps.clock.now()).catch((error: unknown) => failures.push(error));
  for (let after = 0; ; ) {
    const customers = await findCustomersToCheck(deps.db, day, after, CUSTOMERS);
    for (const customerId of customers) {
      if (signal?.aborted) return failures;
      after = customerId;
      try {
        while ((await runCustomer(deps, queue, customerId, day)) === POLICIES);
      } catch (error) {
        failures.push(error);
      }
    }
    if (customers.length < CUSTOMERS) break;
  }
  // after the premiums, so that no policy that has just lapsed is announced
  failures.push(...(await sendMaturityNotices(deps, queue, day, signal)));
  return failures;
}

/** Processes some policies of a customer and returns how many. */
function runCustomer(deps: CalendarDeps, queue: Queue, customerId: number, day: CalendarDate): Promise<number> {
  return deps.db.transaction().execute(async (transaction) => {
    const policies = await lockPoliciesToCheck(transaction, customerId, day, POLICIES);
    const ongoing = await findOngoing(
      transaction,
      policies.map(({ policyNo }) => policyNo),
    );
    const waiting = new Set(ongoing.filter(isPremium).map(({ policy_no }) => policy_no));
    const restricted = await findRestricted(transaction, customerId, 'loan', day);
    const paid = await findPaidPremiums(
      transaction,
      policies.map(({ policyNo }) => policyNo),
    );
    // read after the policies are locked, so that no choice made in time is missed
    const awaiting = await findAwaitingChoice(transaction, customerId);
    const work: Work = { awaiting, looks: [], events: [], changes: [], notices: [] };
    const now = deps.clock.now();
    for (const policy of policies) {
      // a premium that a bank is still processing is neither requested nor given up
      if (waiting.has(policy.policyNo)) work.looks.push({ policyNo: policy.policyNo, on: addCalendarDays(day, 1) });
      else {
        const { policyNo } = policy;
        const facts = { isLoanRestricted: restricted.has(policyNo), ledger: paid.get(policyNo) ?? null };
        await runPolicy(transaction, { ...policy, ...facts }, day, now, work);
      }
    }
    await changeStates(transaction, work.changes);
    await insertEvents(transaction, work.events);
    await setNextChecks(transaction, work.looks);
    const fresh = await recordNotices(
      transaction,
      work.notices.map(({ kind, policy: { policyNo, dueDate } }) => ({ kind, policyNo, dueDate })),
      now,
    );
    const notices = work.notices.filter(({ policy }) => fresh.has(policy.policyNo));
    if (notices.length > 0) await sendNotices(deps, transaction, queue, customerId, notices);
    return policies.length;
  });
}

/** What is written together for a customer's policies. */
interface Work {
  /** Policies whose owner has chosen another option that is not decided yet. */
  awaiting: ReadonlySet<string>;
  looks: { policyNo: string; on: CalendarDate | null }[];
  events: PolicyEvent[];
  changes: StateChange[];
  /** The latest of each policy. */
  notices: DueNotice[];
}

/** Processes one policy up to today. */
async function runPolicy(db: Db, policy: CalendarPolicy, day: CalendarDate, now: Date, work: Work): Promise<void> {
  let newest: (DueNotice & { on: CalendarDate }) | null = null;
  let current: CalendarPolicy | null = policy;
  while (current) {
    const calendar = premiumCalendar(current.dueDate, current.premiumMode);
    const kind: PremiumNotice | null = newestNotice(calendar, day);
    if (kind === 'changed' && work.awaiting.has(current.policyNo)) {
      work.looks.push({ policyNo: current.policyNo, on: addCalendarDays(day, 1) });
      break;
    }
    const on: CalendarDate | null = kind && calendar.noticeOn[kind];
    const decision: AfterGraceDecision | null = kind === 'changed' && on ? afterGrace(current, on) : null;
    if (kind && on && !(newest && newest.on > on)) newest = { kind, on, policy: current, calendar, decision };
    if (!decision || !on) {
      work.looks.push({ policyNo: current.policyNo, on: nextCalendarDay(calendar, day) });
      break;
    }
    const { event, change, after }: AfterGraceResult = await applyAfterGrace(db, current, decision, on, now);
    work.events.push(event);
    if (change) work.changes.push(change);
    current = after;
  }
  if (newest) work.notices.push(newest);
}

/** Processes policies as the days pass. Failures are retried next time. */
export function calendarJob(deps: Deps, log: FastifyBaseLogger): Job {
  return {
    name: 'policy calendar',
    everyMs: 60_000,
    async run(signal) {
      for (const error of await runCalendar(deps, signal))
        log.error(
          { err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
          'the policies of a customer could not be processed',
        );
    },
  };
}
