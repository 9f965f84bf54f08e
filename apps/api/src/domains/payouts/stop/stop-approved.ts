import { type PayoutKind, todayInIndia } from '@lifedesk/rules';
import { readStored } from '../../../platform/contract/read-stored.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { RequestRow } from '../../requests/public.ts';
import { restoreAdditions } from '../additions/restore-additions.ts';
import { reverseLoan } from '../loan/reverse-loan.ts';
import type { PayoutRow } from '../order/payouts.store.ts';
import { lockPayout, markTakenBack } from './stop.store.ts';

/**
 * Undoes what was given up for a payout, with its posting. Returns false if that is no longer possible; the money then
 * stays owed.
 */
export type Reversal = (transaction: Db, payout: PayoutRow, now: Date) => Promise<boolean>;

/** Kinds of payout that can be undone. After any other the policy has ended, or its units are sold. */
const REVERSALS: Partial<Record<PayoutKind, Reversal>> = { 'paid-up-additions': restoreAdditions, loan: reverseLoan };

/**
 * Undoes a payout when it is stopped, if that is possible: a loan that was not paid out is not owed, and paid-up additions
 * return to the policy. If the customer wants the money after all, it is requested again.
 */
export async function undoWhenStopped(transaction: Db, payout: PayoutRow, now: Date): Promise<void> {
  if (await REVERSALS[payout.kind]?.(transaction, payout, now))
    await markTakenBack(transaction, payout.ticket, todayInIndia(now));
}

/**
 * Runs once staff have confirmed that the customer did not request a stopped payout. Undoes one that an earlier version stopped.
 * Otherwise it stays owed to the customer, and is paid to the account given after that.
 */
export async function stopApproved(transaction: Db, { payload, settled_at, made_at }: RequestRow): Promise<void> {
  const payout = await lockPayout(transaction, readStored('TicketNumber', payload.payout));
  if (payout?.state !== 'stopped' || payout.taken_back_on !== null) return;
  await undoWhenStopped(transaction, payout, settled_at ?? made_at);
}
