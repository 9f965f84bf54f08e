import { type PricedFund, rebalanceLegs, type SwitchLegs, switchLegs, transferAfter } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { type Cursor, workOff } from '../../../platform/jobs/work-off.ts';
import { today } from '../../../platform/today.ts';
import { recordChanges, registeredContacts, requestAdvancer } from '../../requests/public.ts';
import { moveFunds } from '../settle/move-funds.ts';
import { lockPricedFunds } from '../settle/settle-switches.store.ts';
import { allocationOn } from './allocation.ts';
import {
  claimDueTransfer,
  type DueTransfer,
  endStrategy,
  findHeldCodes,
  insertTransfer,
  setNextTransfer,
  type TransferPosition,
} from './make-transfers.store.ts';
import { strategyWords } from './strategy-words.ts';

/**
 * Makes one due transfer in one transaction: both sides at one day's closing prices, the lots, and the end of a
 * strategy that was to stop after it. Returns false if none can be made.
 */
export async function makeNextTransfer(
  deps: Deps,
  cursor: Cursor<TransferPosition | null> = { after: null },
): Promise<boolean> {
  const advance = await requestAdvancer(deps);
  const date = today(deps.clock);
  return deps.db.transaction().execute(async (transaction) => {
    const due = await claimDueTransfer(transaction, date, cursor.after);
    if (!due) return false;
    const { id, dueOn, ticket, lastOn } = due;
    cursor.after = { dueOn, id };
    const now = deps.clock.now();
    if (!due.isOver) await transfer(transaction, due, now);
    const isLast = due.isOver || (lastOn !== null && dueOn >= lastOn);
    if (!isLast) {
      await setNextTransfer(transaction, id, transferAfter(due, dueOn));
      return true;
    }
    await endStrategy(transaction, id, due.isOver ? date : dueOn);
    if (ticket === null) return true;
    const { policyNo, customerId } = due;
    const { language } = await registeredContacts(transaction, customerId);
    const change = { field: 'fund-strategy', policyNo, before: strategyWords(due, language), after: null } as const;
    await recordChanges(transaction, { ticket, customerId, at: now }, [change]);
    await advance(transaction, ticket, {
      from: ['received'],
      to: 'completed',
      stage: 'completed',
      message: 'completed',
    });
    return true;
  });
}

async function transfer(transaction: Db, due: DueTransfer, now: Date): Promise<void> {
  const { policyNo, navDate, fromFund, toFund } = due;
  const shares = await sharesOf(transaction, due);
  const codes = new Set(
    due.kind === 'stp'
      ? [fromFund, toFund].filter((code) => code !== null)
      : [...(await findHeldCodes(transaction, policyNo)), ...shares.map(({ fundCode }) => fundCode)],
  );
  const funds = codes.size > 0 ? await lockPricedFunds(transaction, policyNo, [...codes], navDate) : [];
  const legs = due.kind === 'stp' ? monthly(due, funds) : rebalanceLegs(funds, shares);
  await insertTransfer(transaction, due, legs, now);
  if (legs.bought.length > 0) await moveFunds(transaction, policyNo, { legs, funds, navDate });
}

const sharesOf = (db: Db, { policyNo, planCode, basis, dueOn }: DueTransfer) =>
  basis === null ? Promise.resolve([]) : allocationOn(db, { policyNo, planCode, basis }, dueOn);

/** What a transfer plan moves: its amount, or what is left in the fund; nothing if the fund is empty. */
function monthly({ fromFund, toFund, amount }: DueTransfer, funds: readonly PricedFund[]): SwitchLegs {
  // after a merger both can be the same fund
  if (fromFund === null || toFund === null || amount === null || fromFund === toFund) return NOTHING;
  const legs = switchLegs(funds, [{ fundCode: fromFund, amount }], [{ fundCode: toFund, share: 100 }], 0);
  return legs.bought.length > 0 ? legs : NOTHING;
}

const NOTHING: SwitchLegs = { sold: [], bought: [], charge: 0 };

/** Makes the transfers of transfer plans and allocations once their day's prices are published. */
export function makeTransfersJob(deps: Deps): Job {
  return {
    name: 'make transfers',
    everyMs: 60_000,
    async run(signal) {
      await workOff(signal, { after: null }, (cursor: Cursor<TransferPosition | null>) =>
        makeNextTransfer(deps, cursor),
      );
    },
  };
}
