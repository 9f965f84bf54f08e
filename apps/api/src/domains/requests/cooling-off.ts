import { addCalendarDays, type CalendarDate, PAYOUT_COOLING_OFF_DAYS, todayInIndia, valueOn } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { today } from '../../platform/today.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RequestType } from './known-types.ts';
import { findLatestChange } from './store.ts';

/** What a thief would change first. A change of the customer's counts for all policies, one of a policy's for that policy. */
const FIELDS = ['mobile', 'email', 'bank-account'] as const;
const TYPES: ReadonlySet<RequestType> = new Set<RequestType>(['update-mobile', 'update-email', 'neft-details']);

/** Whether a request of this type makes payouts wait. */
export const isCoolingOffType = (type: RequestType): boolean => TYPES.has(type);

/** The last day on which payouts of a policy wait because contacts or account were changed; null where none does. */
export async function coolingOffUntil(
  db: Db,
  clock: Clock,
  changed: { customerId: number; policyNo: string },
): Promise<CalendarDate | null> {
  const latest = await findLatestChange(db, changed, FIELDS);
  if (!latest) return null;
  const changedOn = todayInIndia(latest);
  const days = valueOn(PAYOUT_COOLING_OFF_DAYS, changedOn) ?? 0;
  const until = addCalendarDays(changedOn, days);
  return until >= today(clock) ? until : null;
}
