import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { AccessTables } from '../database/tables/access.ts';
import { NO_CUSTOMER } from './account.ts';
import type { Staff } from './staff.ts';

export interface StaffAct {
  readonly staff: Staff;
  readonly operation: string;
  /** Absent before the customer is known. */
  readonly customerId?: number;
  readonly reason: AccessTables['staff_act']['reason'];
  /** The customer's request that is the reason. */
  readonly requestNo?: string;
  readonly isAllowed: boolean;
  readonly correlationId: string;
}

/** Records what a member of staff does or reads, and why, before it happens: what cannot be recorded does not happen. */
export async function recordStaffAct({ db, clock }: Pick<Deps, 'db' | 'clock'>, act: StaffAct): Promise<void> {
  const { staff, operation, customerId = NO_CUSTOMER, reason, requestNo, isAllowed, correlationId } = act;
  await db
    .insertInto('staff_act')
    .values({
      id: randomUUID(),
      staff_session_id: staff.id,
      subject: staff.subject,
      name: staff.name,
      operation,
      customer_id: customerId === NO_CUSTOMER ? null : customerId,
      reason,
      request_no: requestNo ?? null,
      is_allowed: isAllowed,
      correlation_id: correlationId,
      at: clock.now(),
    })
    .execute();
}
