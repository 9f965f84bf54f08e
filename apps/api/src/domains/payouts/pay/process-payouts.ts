import { todayInIndia } from '@lifedesk/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { type Queue, queueOf } from '../../../platform/queue/queue.ts';
import { DeliveryError } from '../../../ports/sms-sender.ts';
import { findPayoutFacts } from '../check/store.ts';
import { holdOf } from '../order/hold.ts';
import type { PayoutDeps } from '../order/payout-deps.ts';
import { claimPayouts, movePayout, type PayoutRow } from '../order/payouts.store.ts';
import { announceHold } from '../stop/announce-hold.ts';
import { findCleared } from '../stop/stop.store.ts';
import { orderLateInterest } from './order-late-interest.ts';
import { pollBank } from './poll-bank.ts';
import { sendPayout } from './send-payout.ts';

const BATCH = 20;

/**
 * Moves every due payout one step on, and repeats until none has a next step. Several nodes may run it in parallel:
 * each payout is claimed by one of them, and each step checks the state it starts from. Returns the failures.
 */
export async function processPayouts(
  deps: PayoutDeps,
  signal?: AbortSignal,
): Promise<{ ticket: string; error: unknown }[]> {
  const queue = await queueOf(deps.db);
  const failures: { ticket: string; error: unknown }[] = [];
  await letGo(deps);
  for (;;) {
    await orderLateInterest(deps).catch((error: unknown) => failures.push({ ticket: 'late interest', error }));
    const claimed = await claimPayouts(deps.db, deps.clock.now(), BATCH);
    for (const payout of claimed) {
      if (signal?.aborted) return failures;
      await step(deps, queue, payout).catch((error: unknown) => failures.push({ ticket: payout.ticket, error }));
    }
    if (claimed.length === 0) return failures;
  }
}

function step(deps: PayoutDeps, queue: Queue, payout: PayoutRow): Promise<unknown> {
  switch (payout.state) {
    case 'held':
      return endHold(deps, payout);
    case 'owed':
      return sendPayout(deps, payout);
    case 'sent':
      return pollBank(deps, queue, payout);
    default:
      return sendAgain(deps, payout);
  }
}

/**
 * A stopped payout continues once staff have declined the stop, or have confirmed it and there is another bank account.
 */
async function letGo({ db, clock }: PayoutDeps): Promise<void> {
  for (const payout of await findCleared(db))
    await db
      .transaction()
      .execute((transaction) => movePayout(transaction, payout, 'owed', clock.now(), { stop_hash: null }));
}

/** A hold ends after its last day, and not before a message about it was sent. */
async function endHold(deps: PayoutDeps, payout: PayoutRow): Promise<void> {
  const { db, clock } = deps;
  const { held_until: until } = payout;
  if (until === null) return;
  if (payout.hold_told_at === null && !(await announceHold(deps, payout, until)))
    throw new DeliveryError('no message about the hold was accepted');
  if (todayInIndia(clock.now()) <= until) return;
  await db
    .transaction()
    .execute((transaction) => movePayout(transaction, payout, 'owed', clock.now(), { stop_hash: null }));
}

/** A returned payout is sent again once there is another verified account, or the bank has confirmed this one again. */
async function sendAgain({ db, clock }: PayoutDeps, payout: PayoutRow): Promise<void> {
  const { account_state, account_returned } = await findPayoutFacts(db, payout.policy_no);
  if (account_state !== 'verified' || account_returned) return;
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const hold = await holdOf(transaction, payout, todayInIndia(now));
    await movePayout(transaction, payout, hold ? 'held' : 'owed', now, {
      ...(hold && { held_until: hold.until, hold_reason: hold.because, hold_told_at: null }),
    });
  });
}

/** Moves payouts from their hold to the policyholder's account. Failures are retried later. */
export function payoutJob(deps: Deps, log: Pick<FastifyBaseLogger, 'warn'>): Job {
  return {
    name: 'payouts',
    everyMs: 15_000,
    async run(signal) {
      for (const { ticket, error } of await processPayouts(deps, signal))
        log.warn(
          { ticket, err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
          'a payout could not be processed; it will be retried',
        );
    },
  };
}
