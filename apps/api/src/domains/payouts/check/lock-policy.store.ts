import type { CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';

/** A policy when its payout is decided, locked until the transaction ends. */
export interface LockedPolicy {
  readonly status_code: string;
  readonly death_intimated_on: CalendarDate | null;
  readonly maturity_date: CalendarDate | null;
}

/** Locks a customer's policy until the transaction ends, so that nothing read from it changes. */
export const lockPolicy = (transaction: Db, customerId: number, policyNo: string): Promise<LockedPolicy | undefined> =>
  transaction
    .selectFrom('policy')
    .select(['status_code', 'death_intimated_on', 'maturity_date'])
    .where('customer_id', '=', customerId)
    .where('policy_no', '=', policyNo)
    .forUpdate()
    .executeTakeFirst();
