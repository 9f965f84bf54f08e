import { addCalendarDays, type CalendarDate } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { isDeadlock } from '../../../platform/database/deadlock.ts';
import { inSavepoint } from '../../../platform/database/savepoint.ts';
import { collectFaults, type FaultCollector } from '../../../platform/jobs/fault-collector.ts';
import { queueOf } from '../../../platform/queue/queue.ts';
import { post } from '../books/ledger.store.ts';
import { type Case, compareSettlement } from './compare-settlement.ts';
import { reverseOrder } from './reverse-order.ts';
import { findBooked, findUnsettled, openCases, saveSettlement } from './store.ts';

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
export async function reconcileDay(
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
