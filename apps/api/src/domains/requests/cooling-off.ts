import { type CalendarDate, todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import type { RequestType } from './known-types.ts';
import { findLatestChange } from './store.ts';

/** What a thief would change first. A change of the customer's counts for all policies, one of a policy's for that policy. */
const FIELDS = ['mobile', 'email', 'bank-account'] as const;
const TYPES: ReadonlySet<RequestType> = new Set<RequestType>(['update-mobile', 'update-email', 'neft-details']);

/** Whether a request of this type makes payouts wait. */
export const isCoolingOffType = (type: RequestType): boolean => TYPES.has(type);

type Changed = { customerId: number; policyNo: string };

/** When contacts or account were changed last, as far as payouts of a policy wait for it; null where they never were. */
export const contactChangedOn = (db: Db, changed: Changed): Promise<CalendarDate | null> =>
  changedOn(db, changed, FIELDS);

/** When mobile number or e-mail were changed last; null where they never were. */
export const contactsChangedOn = (db: Db, changed: Changed): Promise<CalendarDate | null> =>
  changedOn(db, changed, ['mobile', 'email']);

/** When the bank account of a policy was changed last; null where it never was. */
export const accountChangedOn = (db: Db, changed: Changed): Promise<CalendarDate | null> =>
  changedOn(db, changed, ['bank-account']);

async function changedOn(db: Db, changed: Changed, fields: readonly string[]): Promise<CalendarDate | null> {
  const latest = await findLatestChange(db, changed, fields);
  return latest && todayInIndia(latest);
}
