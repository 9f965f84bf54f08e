import { addCalendarDays, type CalendarDate, todayInIndia } from '@lifedesk/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { isDeadlock } from '../../../platform/database/deadlock.ts';
import { inSavepoint } from '../../../platform/database/savepoint.ts';
import { collectFaults, type FaultCollector } from '../../../platform/jobs/fault-collector.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { queueOf } from '../../../platform/queue/queue.ts';
import { GatewayError } from '../../../ports/payment-gateway.ts';
import { post } from '../books/ledger.store.ts';
import { type Case, compareSettlement } from './compare-settlement.ts';
import { reverseOrder } from './reverse-order.ts';
import { findBooked, findUnsettled, firstPaidDay, lastSettledDay, openCases, saveSettlement } from './store.ts';

/** Days after a payment by which the gateway must settle it, because of payments around midnight. */
const SETTLES_WITHIN_DAYS = 1;

/**
 * Applies a day's gateway settlement to the ledger once, all or nothing. Missing, duplicate, different and malformed
 * payments become cases for staff, which are sent to the back office. A reversal that fails becomes one too, with nothing
 * of it posted, so that it does not block the rest of the day.
 * @param faults collects the errors of such reversals
 * @returns the cases; undefined if the gateway has not closed the day, or if the day is already done
 * @throws GatewayError
 */
async function reconcileDay(
  deps: Pick<Deps, 'db' | 'clock' | 'gateway' | 'config' | 'ids'>,
  day: CalendarDate,
  faults = collectFaults(),
): Promise<Case[] | undefined> {
  const { db, clock, gateway } = deps;
  const settlement = await gateway.settlement(day);
  if (!settlement) return undefined;
  const { lines, malformed } = settlement;
  const queue = await queueOf(db);
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    if (!(await saveSettlement(transaction, day, lines, now))) return undefined;
    const known = await findBooked(
      transaction,
      lines.map(({ orderId }) => orderId),
    );
    const overdue = await findUnsettled(transaction, addCalendarDays(day, -SETTLES_WITHIN_DAYS));
    const { settled, reversed, cases } = compareSettlement(lines, known, overdue);
    for (const { orderId, amount } of malformed)
      cases.push({ orderId, kind: 'malformed-line', expected: null, found: amount });
    for (const orderId of settled) await postSettlement(transaction, orderId, known.get(orderId)?.booked ?? 0, now);
    for (const { orderId, kind } of reversed) {
      const expected = known.get(orderId)?.booked ?? null;
      const isUndone = await tryReversal(transaction, faults, () =>
        reverseOrder(deps, transaction, queue, { orderId, kind, on: day }, now),
      );
      if (!isUndone)
        cases.push({ orderId, kind: 'undo-by-hand', expected, found: isUndone === undefined ? expected : null });
    }
    const opened = await openCases(
      transaction,
      cases.map(({ orderId, ...rest }) => ({ ...rest, order_id: orderId, settled_on: day, opened_at: now })),
    );
    for (const caseId of opened) await queue.send(transaction, 'forward-case', { caseId });
    return cases;
  });
}

/** Whether everything is undone; undefined if the reversal failed. */
async function tryReversal(
  transaction: Db,
  faults: FaultCollector,
  reverse: () => Promise<boolean>,
): Promise<boolean | undefined> {
  try {
    return await inSavepoint(transaction, reverse);
  } catch (error) {
    // then the whole day is compared again
    if (isDeadlock(error)) throw error;
    await faults.run(() => Promise.reject(error));
    return undefined;
  }
}

async function postSettlement(db: Db, orderId: string, amount: number, now: Date): Promise<void> {
  await post(db, { order_id: null, settles: orderId, kind: 'settlement', posted_at: now }, [
    { account: 'bank', amount, policy_no: null },
    { account: 'gateway-clearing', amount: -amount, policy_no: null },
  ]);
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** Days for which the gateway keeps its files. */
const KEPT_DAYS = 90;

/** Compares the gateway's daily settlements with the ledger, one day after the other, once each. */
export function reconcileJob(deps: Deps, log: Log): Job {
  return {
    name: 'reconcile settlements',
    everyMs: 600_000,
    async run(signal) {
      const today = todayInIndia(deps.clock.now());
      const faults = collectFaults();
      for (let day = await nextDay(deps, today); day !== undefined && day < today; day = addCalendarDays(day, 1)) {
        if (signal.aborted) return;
        const cases = await tryDay(deps, log, day, faults);
        if (!cases) break;
        if (cases.length > 0) log.warn({ day, cases: cases.length }, 'the settlement differs from the ledger');
        const malformed = cases.filter(({ kind }) => kind === 'malformed-line').length;
        if (malformed > 0) log.error({ day, lines: malformed }, 'a settlement has malformed lines');
      }
      faults.rethrow();
    },
  };
}

async function nextDay({ db }: Deps, today: CalendarDate): Promise<CalendarDate | undefined> {
  const last = await lastSettledDay(db);
  const next = last ? addCalendarDays(last, 1) : await firstPaidDay(db);
  const oldest = addCalendarDays(today, -KEPT_DAYS);
  return next !== undefined && next < oldest ? oldest : next;
}

/**
 * If the gateway cannot be reached, or its file as a whole cannot be read, the next round asks again. Later days wait,
 * because a chargeback is posted after the payment that it reverses.
 */
async function tryDay(deps: Deps, log: Log, day: CalendarDate, faults: FaultCollector) {
  try {
    return await reconcileDay(deps, day, faults);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { failure } = error;
    if (failure === 'malformed' || failure === 'refused')
      log.error({ day, failure }, 'a settlement could not be read; it will be retried');
    else log.warn({ day, failure }, 'the gateway could not be reached for a settlement; it will be retried');
    return undefined;
  }
}
