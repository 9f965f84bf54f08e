import { type CalendarDate, coolingOffEndsOn, todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import type { HoldReason } from '../../../platform/database/tables/payouts.ts';
import { accountChangedOn, contactsChangedOn } from '../../requests/public.ts';
import { findNewDevice } from './payouts.store.ts';

export interface Hold {
  readonly because: HoldReason;
  /** The last day of the hold. */
  readonly until: CalendarDate;
}

/**
 * The hold that protects a payout now, the longest of several; null if there is none. `withDevices` includes sign-ins
 * from a new device, which count when a payout is ordered. They do not count later, because a sign-in to check the
 * payout would hold it again and again.
 */
export async function holdOf(
  db: Db,
  { customerId, policyNo, withDevices }: { customerId: number; policyNo: string; withDevices: boolean },
  now: Date,
): Promise<Hold | null> {
  const changed = { customerId, policyNo };
  const device = withDevices ? await findNewDevice(db, customerId) : null;
  const causes: readonly (readonly [HoldReason, CalendarDate | null])[] = [
    ['contact-changed', await contactsChangedOn(db, changed)],
    ['account-changed', await accountChangedOn(db, changed)],
    ['new-device', device && todayInIndia(device)],
  ];
  const today = todayInIndia(now);
  const holds = causes.flatMap(([because, on]) => (on === null ? [] : [{ because, until: coolingOffEndsOn(on) }]));
  return holds
    .filter(({ until }) => until >= today)
    .reduce<Hold | null>((longest, hold) => (longest && longest.until >= hold.until ? longest : hold), null);
}
