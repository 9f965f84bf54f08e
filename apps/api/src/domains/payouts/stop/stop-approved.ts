import { type PayoutKind, todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import type { RequestRow } from '../../requests/public.ts';
import { restoreAdditions } from '../additions/restore-additions.ts';
import { reverseLoan } from '../loan/reverse-loan.ts';
import type { PayoutRow } from '../order/payouts.store.ts';
import { lockPayout, noteTakenBack } from './stop.store.ts';

/** Reverses what was given up for a payout, with its posting. False where that is no longer possible: the money stays owed. */
export type Reversal = (transaction: Db, payout: PayoutRow, now: Date) => Promise<boolean>;

/** Kinds of payout after which the policy can be as it was before. After any other it has ended, or its units are sold. */
const REVERSALS: Partial<Record<PayoutKind, Reversal>> = { 'paid-up-additions': restoreAdditions, loan: reverseLoan };

/**
 * What follows once staff have confirmed that the customer did not ask for a payout that was stopped: it is taken back where that
 * is possible. Any other stays owed to the customer, and is paid to the account that is given from then on.
 */
export async function stopApproved(transaction: Db, { payload, settled_at, made_at }: RequestRow): Promise<void> {
  const { payout: ticket = '' } = payload as { payout?: string };
  const payout = await lockPayout(transaction, ticket);
  if (payout?.state !== 'stopped' || payout.taken_back_on !== null) return;
  const now = settled_at ?? made_at;
  if (await REVERSALS[payout.kind]?.(transaction, payout, now))
    await noteTakenBack(transaction, ticket, todayInIndia(now));
}
