import { type CalendarDate, todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import type { RequestType } from './known-types.ts';
import { findLatestChange } from './store.ts';

/** What a thief would change first. A change of the customer's counts for all policies, one of a policy's for that policy. */
const FIELDS = ['mobile', 'email', 'bank-account'] as const;
const TYPES: ReadonlySet<RequestType> = new Set<RequestType>(['update-mobile', 'update-email', 'neft-details']);

/** Whether a request of this type makes payouts wait. */
export const isCoolingOffType = (type: RequestType): boolean => TYPES.has(type);

/** When contacts or account were changed last, as far as payouts of a policy wait for it; null where they never were. */
export async function contactChangedOn(
  db: Db,
  changed: { customerId: number; policyNo: string },
): Promise<CalendarDate | null> {
  const latest = await findLatestChange(db, changed, FIELDS);
  return latest && todayInIndia(latest);
}
