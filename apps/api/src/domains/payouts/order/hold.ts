import { type CalendarDate, coolingOffEndsOn, type PayoutHoldReason, todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { accountChangedAt, contactsChangedAt, findNewDevice } from '../../requests/public.ts';
import { findPayoutRequest, type PayoutRow } from './payouts.store.ts';

export interface Hold {
  readonly because: PayoutHoldReason;
  /** The last day of the hold. */
  readonly until: CalendarDate;
}

/** A payout that is being ordered, or one that is about to be sent; without `ticket`, one before its request. */
export type Holdable = Pick<PayoutRow, 'customer_id' | 'policy_no'> &
  Partial<Pick<PayoutRow, 'ticket' | 'hold_told_at'>>;

/**
 * The hold that protects a payout today, the longest of several; null if there is none:
 * - A change of contacts or account holds it through the cooling-off. So does a sign-in from a new device, but only when
 *   the payout is ordered: later, a sign-in to check the payout would hold it again and again.
 * - What was suspicious at the request, or has changed since, and was not announced with a link to stop the payout, holds
 *   it through a whole cooling-off from today, however long the approval took.
 */
export async function holdOf(db: Db, payout: Holdable, today: CalendarDate): Promise<Hold | null> {
  const { ticket, customer_id: customerId, policy_no: policyNo, hold_told_at: announcedAt } = payout;
  const isOrdered = announcedAt !== undefined;
  const changed = { customerId, policyNo };
  const request = ticket === undefined ? undefined : await findPayoutRequest(db, { ticket, ...changed });
  const requestedOn = request ? todayInIndia(request.requestedAt) : today;
  const endOf = (at: Date) => coolingOffEndsOn(todayInIndia(at));
  const isUnannounced = (at: Date) =>
    announcedAt ? at > announcedAt : requestedOn < today && endOf(at) >= requestedOn;
  const causes: readonly (readonly [PayoutHoldReason, Date | null])[] = [
    ['contact-changed', await contactsChangedAt(db, changed)],
    ['account-changed', await accountChangedAt(db, changed)],
  ];
  const ofRequest = request?.newDeviceAt ?? null;
  const devices = isOrdered ? [] : [await findNewDevice(db, customerId)];
  const holds = [
    ...causes.flatMap(([because, at]) =>
      at === null ? [] : [{ because, until: isUnannounced(at) ? coolingOffEndsOn(today) : endOf(at) }],
    ),
    ...devices.flatMap((at) => (at === null ? [] : [{ because: 'new-device' as const, until: endOf(at) }])),
    ...(ofRequest !== null && !announcedAt && isUnannounced(ofRequest)
      ? [{ because: 'new-device' as const, until: coolingOffEndsOn(today) }]
      : []),
  ];
  return holds
    .filter(({ until }) => until >= today)
    .reduce<Hold | null>((longest, hold) => (longest && longest.until >= hold.until ? longest : hold), null);
}
