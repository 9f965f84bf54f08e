import {
  addCalendarDays,
  bankNoticeBy,
  type CalendarDate,
  debitAfterNotice,
  debitInstant,
  graceEndsOn,
  nextDebit,
  todayInIndia,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { collectFaults } from '../../platform/jobs/fault-collector.ts';
import { type Queue, queueOf } from '../../platform/queue/queue.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { findOrder, openDebitOrder, placeDebitOrder } from '../payments/public.ts';
import { sendDebitNotice } from './debit-notices.ts';
import { findDebit, findOpenDebits, markBankNotified, moveDebit, type OpenDebit } from './debits.store.ts';
import { findMandate, findPolicyFacts } from './store.ts';

const BATCH = 100;

/** Identifies a debit to the bank, in the notice and in the debit. */
const keyOf = ({ due_date, attempt }: OpenDebit): string => `${due_date}/${attempt}`;

/** Moves every unsettled debit one step on: the bank's notice, the order, the bank's answer. */
export async function processDebits(deps: Deps, signal: AbortSignal): Promise<void> {
  const queue = await queueOf(deps.db);
  const faults = collectFaults();
  for (let after = 0; ; ) {
    const day = todayInIndia(deps.clock.now());
    const found = await findOpenDebits(deps.db, addCalendarDays(day, 10), after, BATCH);
    for (const debit of found) {
      if (signal.aborted) return;
      after = debit.id;
      await faults.run(() => work(deps, queue, debit, day));
    }
    if (found.length < BATCH) return faults.rethrow();
  }
}

async function work(deps: Deps, queue: Queue, debit: OpenDebit, day: CalendarDate): Promise<void> {
  if (debit.state === 'announced') {
    const isNotified = await notifyBank(deps, debit);
    if (!isNotified || deps.clock.now() < debitInstant(debit.debit_on)) return;
    await present(deps, debit);
  }
  const { order_id: orderId, state } = (await findDebit(deps.db, debit.id)) ?? debit;
  if (state !== 'presented' || orderId === null) return;
  await openDebitOrder(deps, orderId, {
    mandateId: debit.mandate_id,
    debitKey: keyOf(debit),
    policyNo: debit.policy_no,
  });
  await settle(deps, queue, debit, orderId, day);
}

/**
 * Has the issuing bank notify its customer, if the rail requires it. Returns false while the notice is too recent to
 * debit.
 */
async function notifyBank({ db, clock, gateway }: Deps, debit: OpenDebit): Promise<boolean> {
  const debitOn = debit.debit_on;
  if (bankNoticeBy(debit.rail, debitOn) === null) return true;
  const now = clock.now();
  if (debit.bank_told_at) return now >= debitAfterNotice(debit.rail, debitOn, debit.bank_told_at);
  try {
    await gateway.announceDebit({
      mandateId: debit.mandate_id,
      debitKey: keyOf(debit),
      amount: debit.amount,
      debitAt: debitAfterNotice(debit.rail, debitOn, now),
    });
    await markBankNotified(db, debit.id, now);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    // A bank that no longer knows the mandate also refuses the debit.
    return error.failure === 'refused';
  }
  return false;
}

/** Creates the order of a debit and records that it was presented, in one transaction. */
async function present(deps: Deps, debit: OpenDebit): Promise<void> {
  const { id, mandate_id: mandateId, customer_id: customerId, policy_no: policyNo, amount } = debit;
  await deps.db
    .transaction()
    .execute(async (db) => {
      const dueDate = debit.due_date;
      const request = { mandateId, customerId, policyNo, dueDate, amount, sessionId: debit.session_id };
      const placed = await placeDebitOrder(db, deps, request);
      if (placed === 'ongoing') return;
      const mandate = await findMandate(db, mandateId);
      const isStopped = mandate?.state !== 'active' && mandate?.state !== 'on-hold';
      const change =
        placed === 'paid' || isStopped
          ? ({ state: 'dropped', settled_at: deps.clock.now() } as const)
          : ({ state: 'presented', order_id: placed } as const);
      const moved = await moveDebit(db, id, 'announced', change);
      // Another node was faster, or the mandate was stopped: roll the order back.
      if (placed !== 'paid' && (!moved || isStopped)) throw new SupersededError();
    })
    .catch((error: unknown) => {
      if (!(error instanceof SupersededError)) throw error;
    });
}

/** Rolls back an order that must not exist. */
class SupersededError extends Error {}

/** Ends a debit according to its order. The customer is notified once no further attempt follows. */
async function settle(deps: Deps, queue: Queue, debit: OpenDebit, orderId: string, day: CalendarDate): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order || order.state === 'created' || order.state === 'pending') return;
  const { customer_id: customerId, policy_no: policyNo, amount } = debit;
  const settled_at = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    if (order.state === 'paid') {
      await moveDebit(db, debit.id, 'presented', { state: 'paid', settled_at });
      return;
    }
    if (!(await moveDebit(db, debit.id, 'presented', { state: 'failed', settled_at }))) return;
    const [policy] = await findPolicyFacts(db, customerId, policyNo);
    const mandate = await findMandate(db, debit.mandate_id);
    if (!policy?.due_date || policy.due_date !== debit.due_date) return;
    const again =
      mandate?.state === 'active' &&
      nextDebit({
        startsOn: mandate.starts_on,
        endsOn: mandate.ends_on,
        premiumMode: policy.premium_mode,
        dueDate: policy.due_date,
        last: { attempt: debit.attempt, on: debit.debit_on, state: 'failed' },
        today: day,
      });
    if (again) return;
    const on = graceEndsOn(policy.due_date, policy.premium_mode);
    await sendDebitNotice(deps, db, queue, customerId, 'debit-failed', {
      policyNo,
      amount,
      dueDate: debit.due_date,
      on,
    });
  });
}
