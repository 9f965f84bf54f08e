import { freeLookRefund, todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { collectFaults } from '../../../platform/jobs/fault-collector.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { today } from '../../../platform/today.ts';
import { orderPayout } from '../order/order-payout.ts';
import { findFreeLooks, recordGst } from './free-look.store.ts';
import { cancelUnits, findWaitingReturns, lockWaitingReturn } from './linked-return.store.ts';
import { moneyOf, toPart } from './returnable.ts';

/**
 * Posts the refund of a returned unit-linked policy and cancels its units, once the prices of the request's day are
 * published. Does nothing earlier, or a second time.
 */
export async function orderLinkedReturn(transaction: Db, ticket: string, now: Date): Promise<void> {
  const waiting = await lockWaitingReturn(transaction, ticket);
  if (!waiting || waiting.fundValue === null) return;
  const { policyNo, customerId, madeAt, line, issueDate, fundValue } = waiting;
  const freeLook = (await findFreeLooks(transaction, { customerId, policyNo })).get(policyNo);
  if (!freeLook) return;
  const requestedOn = todayInIndia(madeAt);
  const gst = await recordGst(transaction, ticket, policyNo, now);
  const money = moneyOf({ line, issue_date: issueDate }, { ...freeLook, gst }, fundValue);
  const { gross, parts, deductions } = freeLookRefund(money, requestedOn);
  await cancelUnits(transaction, ticket, policyNo, now);
  if (gross === 0) return;
  await orderPayout(
    transaction,
    {
      ticket,
      policyNo,
      kind: 'free-look',
      grossPaise: gross,
      parts: parts.length > 1 ? parts.map(toPart) : [],
      deductions: deductions.map(toPart),
      taxPaise: 0,
      countsFrom: requestedOn,
    },
    now,
  );
}

const AT_ONCE = 200;

/** Posts the refunds of returned unit-linked policies once their day's prices are published. */
export function linkedReturnsJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  return {
    name: 'refund returned unit-linked policies',
    everyMs: 60_000,
    async run(signal) {
      const faults = collectFaults();
      for (let after = ''; ; ) {
        const found = await findWaitingReturns(db, today(clock), after, AT_ONCE);
        for (const ticket of found) {
          if (signal.aborted) return;
          after = ticket;
          await faults.run(() =>
            db.transaction().execute((transaction) => orderLinkedReturn(transaction, ticket, clock.now())),
          );
        }
        if (found.length < AT_ONCE) return faults.rethrow();
      }
    },
  };
}
