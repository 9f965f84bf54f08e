import { linkedMaturity, maturityNavDate, withdrawalLegs } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { type Cursor, workOff } from '../../../platform/jobs/work-off.ts';
import { today } from '../../../platform/today.ts';
import { cancelWaitingMoney, findHolidays } from '../../payments/public.ts';
import { endMatured, orderBenefit } from '../../payouts/public.ts';
import { findLots } from '../lots.ts';
import { lockHeldFunds, takeUnits } from '../withdraw/settle/settle-withdrawals.store.ts';
import { taxOf } from '../withdraw/settle/tax-of.ts';
import { claimMaturing, countFunds, FIRST_TO_MATURE, type MaturityPosition } from './mature.store.ts';

/**
 * Sells the funds of one unit-linked policy that matures, orders the payout and ends the policy, once the prices of the day are
 * published. The payout is promised for the maturity date.
 */
async function matureNext(
  { db, clock, contributions }: Pick<Deps, 'db' | 'clock' | 'contributions'>,
  cursor: Cursor<MaturityPosition>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const policy = await claimMaturing(transaction, today(clock), cursor.after);
    if (!policy) return;
    const { policyNo, maturityDate } = policy;
    cursor.after = policy;
    const now = clock.now();
    const navDate = maturityNavDate(maturityDate, await findHolidays(transaction));
    const funds = await lockHeldFunds(transaction, policyNo, navDate);
    if (funds.length < (await countFunds(transaction, policyNo))) return;
    const legs = withdrawalLegs(funds, await findLots(transaction, policyNo), 'all', navDate);
    const waiting = await cancelWaitingMoney(transaction, policyNo, now);
    const grossPaise = linkedMaturity({ fundValue: legs.value, waiting });
    const taxPaise = grossPaise > 0 ? await taxOf(transaction, policy, grossPaise, navDate) : 0;
    await takeUnits(transaction, policyNo, legs);
    await orderBenefit(transaction, { policyNo, kind: 'maturity', dueOn: maturityDate, grossPaise, taxPaise }, now);
    await endMatured({ db: transaction, contributions }, policyNo, now);
  });
}

/** Pays unit-linked policies that mature, at the price of the day. */
export function matureLinkedJob(deps: Pick<Deps, 'db' | 'clock' | 'contributions'>): Job {
  return {
    name: 'pay unit-linked policies that mature',
    everyMs: 60_000,
    run: (signal) => workOff(signal, { after: FIRST_TO_MATURE }, (cursor) => matureNext(deps, cursor)),
  };
}
