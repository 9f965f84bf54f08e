import {
  ENDED_STATUS_CODES,
  formatDate,
  formatRupees,
  linkedSurrender,
  type WithdrawalLegs,
  withdrawalLegs,
} from '@lifedesk/rules';
import type { Deps } from '../../../../deps.ts';
import type { Db } from '../../../../platform/database/connect.ts';
import type { Cursor } from '../../../../platform/jobs/work-off.ts';
import { m } from '../../../../platform/language.ts';
import { today } from '../../../../platform/today.ts';
import { cancelWaitingMoney } from '../../../payments/public.ts';
import { orderPayout } from '../../../payouts/public.ts';
import { endPolicy } from '../../../policies/public.ts';
import { type Change, recordChanges, registeredContacts, requestAdvancer } from '../../../requests/public.ts';
import { findLots } from '../../lots.ts';
import { NOTES, type Note } from './notes.ts';
import {
  claimDueWithdrawal,
  type DueWithdrawal,
  endWithdrawal,
  findRequestedAmounts,
  insertDiscontinued,
  lockHeldFunds,
  takeUnits,
} from './settle-withdrawals.store.ts';
import { taxOf } from './tax-of.ts';

const FROM = ['received'] as const;

/**
 * Carries out one withdrawal or surrender whose price is published: units, lots, payout and request in one transaction.
 * Returns false if none is due.
 */
export async function settleNextWithdrawal(deps: Deps, cursor: Cursor<number> = { after: 0 }): Promise<boolean> {
  const advance = await requestAdvancer(deps);
  return deps.db.transaction().execute(async (transaction) => {
    const due = await claimDueWithdrawal(transaction, today(deps.clock), cursor.after);
    if (!due) return false;
    cursor.after = due.id;
    const { id, ticket, customerId } = due;
    const now = deps.clock.now();
    const { language } = await registeredContacts(transaction, customerId);
    const done = whyNot(due) ?? (await carryOut({ ...deps, db: transaction }, due, now));
    if (typeof done === 'string') {
      await endWithdrawal(transaction, id, now);
      const note = NOTES[done]({}, { locale: language });
      await advance(transaction, ticket, { from: FROM, to: 'declined', stage: 'declined', note, message: 'declined' });
      return true;
    }
    await recordChanges(transaction, { ticket, customerId, at: now }, done.changes);
    const note = done.keptUntil && m.note_withdrawalKept({ date: done.keptUntil }, { locale: language });
    await advance(transaction, ticket, {
      from: FROM,
      to: 'completed',
      stage: 'completed',
      message: 'completed',
      ...(note && { note }),
    });
    return true;
  });
}

/** Why nothing can be sold any more. */
function whyNot({ isDeathIntimated, statusCode, maturityDate, navDate }: DueWithdrawal): Note | undefined {
  if (isDeathIntimated) return 'death';
  return ENDED_STATUS_CODES.includes(statusCode) || (maturityDate !== null && maturityDate <= navDate)
    ? 'ended'
    : undefined;
}

interface Settlement {
  readonly changes: Change[];
  /** The day until which the money stays in the discontinued fund. */
  readonly keptUntil?: string;
}

async function carryOut(
  deps: Pick<Deps, 'db' | 'contributions'>,
  due: DueWithdrawal,
  now: Date,
): Promise<Settlement | 'nothing'> {
  const transaction = deps.db;
  const { id, policyNo, extent, navDate } = due;
  const funds = await lockHeldFunds(transaction, policyNo, navDate);
  const wanted = extent === 'all' ? extent : await findRequestedAmounts(transaction, id);
  const legs = withdrawalLegs(funds, await findLots(transaction, policyNo), wanted, navDate);
  if (legs.value === 0) return 'nothing';
  const surrender = extent === 'all' ? await surrenderOf(transaction, due, legs.value, now) : null;
  const gross = surrender?.gross ?? legs.value;
  const tax = await taxOf(transaction, due, gross, navDate);
  await takeUnits(transaction, policyNo, legs);
  await endWithdrawal(transaction, id, now, { gross, legs });
  const changes = toChanges(legs, policyNo, new Map(funds.map(({ fundCode, name }) => [fundCode, name])));
  if (surrender?.paidOn) {
    const { charge, amount, paidOn: payOn } = surrender;
    await insertDiscontinued(transaction, { ticket: due.ticket, policyNo, amount, charge, since: navDate, payOn });
    await endPolicy(deps, { policyNo, statusCode: 'S' }, now);
    return { changes, keptUntil: formatDate(payOn) };
  }
  await orderPayout(
    transaction,
    {
      ticket: due.ticket,
      policyNo,
      kind: extent === 'all' ? 'surrender' : 'partial-withdrawal',
      grossPaise: gross,
      deductions: [],
      taxPaise: tax,
      countsFrom: due.requestedOn,
    },
    now,
  );
  if (extent === 'all') await endPolicy(deps, { policyNo, statusCode: 'S' }, now);
  return { changes };
}

/** The surrender's amounts: the funds plus payments that have not bought units yet, which it cancels. */
async function surrenderOf(transaction: Db, due: DueWithdrawal, fundValue: number, now: Date) {
  const waiting = await cancelWaitingMoney(transaction, due.policyNo, now);
  return linkedSurrender({ ...due, fundValue, waiting }, due.navDate);
}

const toChanges = ({ sold }: WithdrawalLegs, policyNo: string, names: ReadonlyMap<string, string>): Change[] =>
  sold.map(({ fundCode, units, nav, value }) => ({
    field: 'funds' as const,
    policyNo,
    before: `${names.get(fundCode) ?? fundCode}: ${units} × ₹${nav} = ${formatRupees(value)}`,
    after: null,
  }));
