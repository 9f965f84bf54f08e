import { mergerLegs, type SwitchLegs, switchAfterMerger, tenThousandths } from '@lifedesk/rules';
import { mergedSwitchText } from '@lifedesk/rules/texts';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { collectFaults } from '../../../platform/jobs/fault-collector.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { type Queue, queueOf } from '../../../platform/queue/queue.ts';
import { today } from '../../../platform/today.ts';
import { type AdvanceRequest, registeredContacts, requestAdvancer } from '../../requests/public.ts';
import { moveFunds } from '../settle/move-funds.ts';
import { endSwitch, findSides } from '../settle/settle-switches.store.ts';
import { sendMergerNotice } from './merge-notices.ts';
import {
  closeFund,
  findMergedPolicies,
  findMergers,
  holdMergedPolicy,
  lockMergedFunds,
  type MergedPolicy,
  type Merger,
  markAnnounced,
  markMerged,
} from './mergers.store.ts';
import {
  findSwitchNaming,
  renameLots,
  renameShares,
  renameStrategies,
  renameWithdrawals,
  replaceSides,
} from './rename-orders.store.ts';

const AT_ONCE = 500;

/**
 * Notifies the owners of some policies, once each, that one of their funds will merge. Returns whether there may be
 * more.
 */
async function announceMerger(deps: Deps, merger: Merger): Promise<boolean> {
  const queue = await queueOf(deps.db);
  return deps.db.transaction().execute(async (transaction) => {
    const announced = await markAnnounced(transaction, merger, deps.clock.now(), AT_ONCE);
    for (const policy of announced) await sendMergerNotice(deps, transaction, queue, 'fund-merges', policy, merger);
    return announced.length === AT_ONCE;
  });
}

/** Merges a fund into another one in all policies that have nothing to settle first, one after the other. */
async function mergePolicies(deps: Deps, merger: Merger, signal: AbortSignal): Promise<void> {
  const [queue, advance] = [await queueOf(deps.db), await requestAdvancer(deps)];
  const faults = collectFaults();
  for (let after = ''; ; ) {
    const found = await findMergedPolicies(deps.db, merger, after, AT_ONCE);
    for (const policy of found) {
      if (signal.aborted) return;
      after = policy.policyNo;
      await faults.run(() => mergePolicy(deps, { queue, advance }, policy, merger));
    }
    if (found.length < AT_ONCE) return faults.rethrow();
  }
}

/**
 * Merges the funds of one policy in one transaction: its units at the day's prices, with their lock-in, and every order
 * that names the old fund. Orders at a price of that day or earlier are settled first. Running it again changes
 * nothing, and so does a policy that has to wait.
 */
function mergePolicy(
  deps: Deps,
  { queue, advance }: { readonly queue: Queue; readonly advance: AdvanceRequest },
  policy: MergedPolicy,
  merger: Merger,
): Promise<void> {
  return deps.db.transaction().execute(async (transaction) => {
    const { policyNo } = policy;
    if (!(await holdMergedPolicy(transaction, merger, policyNo))) return;
    const { old, into } = await lockMergedFunds(transaction, policyNo, merger);
    if (!old || !into) return;
    const legs = tenThousandths(old.units) > 0n ? mergerLegs(old, into) : null;
    if (legs)
      await moveFunds(transaction, policyNo, { legs: movable(legs), funds: [old, into], navDate: merger.mergesOn });
    const hadUnitsOfNew = tenThousandths(into.units) > 0n;
    await renameSwitch({ transaction, policy, merger, hadUnitsOfNew, advance, now: deps.clock.now() });
    await renameLots(transaction, policyNo, merger);
    await renameShares(transaction, policyNo, merger);
    await renameStrategies(transaction, policyNo, merger);
    await renameWithdrawals(transaction, policyNo, merger);
    const isFirst = await markMerged(transaction, merger, policyNo, deps.clock.now(), legs);
    if (isFirst) await sendMergerNotice(deps, transaction, queue, 'fund-merged', policy, merger);
  });
}

/** Units worth less than the last decimal of the new fund are removed without replacement. */
const movable = (legs: SwitchLegs): SwitchLegs => ({
  ...legs,
  bought: legs.bought.filter(({ units }) => tenThousandths(units) > 0n),
});

/** A policy that merges its funds, in the transaction that does it. */
interface PolicyMerger {
  readonly transaction: Db;
  readonly policy: MergedPolicy;
  readonly merger: Merger;
  /** Whether the policy already had units of the new fund. */
  readonly hadUnitsOfNew: boolean;
  readonly advance: AdvanceRequest;
  readonly now: Date;
}

/** Renames the old fund in a waiting switch, or ends the switch with a note to the customer. */
async function renameSwitch({ transaction, policy, merger, hadUnitsOfNew, advance, now }: PolicyMerger): Promise<void> {
  const waiting = await findSwitchNaming(transaction, policy.policyNo, merger.fromFund);
  if (!waiting) return;
  const merged = switchAfterMerger(await findSides(transaction, waiting.id), merger, hadUnitsOfNew);
  if (merged.because === 'continues') return replaceSides(transaction, waiting.id, merged);
  await endSwitch(transaction, waiting.id, now);
  const { language } = await registeredContacts(transaction, policy.customerId);
  const note = mergedSwitchText(merged.because, { old: merger.fromName, into: merger.intoName }, language);
  await advance(transaction, waiting.ticket, {
    from: ['received'],
    to: 'declined',
    stage: 'declined',
    note,
    message: 'declined',
  });
}

/** Announces mergers of funds, and carries each one out once its day's prices are published. */
export function mergeFundsJob(deps: Deps): Job {
  return {
    name: 'merge funds',
    everyMs: 60_000,
    async run(signal) {
      const date = today(deps.clock);
      const faults = collectFaults();
      for (const merger of await findMergers(deps.db, date))
        await faults.run(async () => {
          if (!merger.isPriced) {
            while (!signal.aborted && (await announceMerger(deps, merger)));
            return;
          }
          await mergePolicies(deps, merger, signal);
          if (!signal.aborted) await closeFund(deps.db, merger, date, deps.clock.now());
        });
      faults.rethrow();
    },
  };
}
