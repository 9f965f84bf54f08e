import { type CalendarDate, todayInIndia } from '@lifedesk/rules';
import type { RequestType } from '../../contributions.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findLatestChange } from './store.ts';

/** What a thief would change first. A customer's change counts for all policies, a policy's for that policy. */
const FIELDS = ['mobile', 'email', 'bank-account'] as const;
const TYPES: ReadonlySet<RequestType> = new Set<RequestType>(['update-mobile', 'update-email', 'neft-details']);

/** Whether a request of this type holds payouts. */
export const isCoolingOffType = (type: RequestType): boolean => TYPES.has(type);

type ChangeDates = { customerId: number; policyNo: string };

/** When contacts or account last changed, as far as it holds a policy's payouts; null for never. */
export async function contactChangedOn(db: Db, changed: ChangeDates): Promise<CalendarDate | null> {
  const latest = await findLatestChange(db, changed, FIELDS);
  return latest && todayInIndia(latest);
}

/** When the mobile number or email last changed; null for never. */
export const contactsChangedAt = (db: Db, changed: ChangeDates): Promise<Date | null> =>
  findLatestChange(db, changed, ['mobile', 'email']);

/** When the policy's bank account last changed; null for never. */
export const accountChangedAt = (db: Db, changed: ChangeDates): Promise<Date | null> =>
  findLatestChange(db, changed, ['bank-account']);
