import type { components } from '@lifedesk/contract';
import type { CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { actionOf, findPayoutRestriction } from '../check/check-payout.ts';
import { findVerifiedAccount, type PayoutRow } from '../order/payouts.store.ts';

type Wait = components['schemas']['PayoutWait'];

/**
 * Why an owed payout is not sent: a current restriction of its policy, or a missing account; null if nothing blocks it.
 */
export async function whyPayoutWaits(
  db: Db,
  { customer_id: customerId, policy_no: policyNo, kind }: Pick<PayoutRow, 'customer_id' | 'policy_no' | 'kind'>,
  today: CalendarDate,
): Promise<Wait | null> {
  const found = await findPayoutRestriction(db, { customerId, policyNo, action: actionOf(kind) }, today);
  if (found) return { reason: found.reason, ...(found.until && { until: found.until }) };
  return (await findVerifiedAccount(db, policyNo)) ? null : { reason: 'bank-details' };
}

/** The same for the owed ones of these payouts, by request number. */
export async function whyPayoutsWait(
  db: Db,
  payouts: readonly PayoutRow[],
  today: CalendarDate,
): Promise<Map<string, Wait>> {
  const waits = new Map<string, Wait>();
  for (const payout of payouts) {
    const wait = payout.state === 'owed' ? await whyPayoutWaits(db, payout, today) : null;
    if (wait) waits.set(payout.ticket, wait);
  }
  return waits;
}
