import { addCalendarDays, type CalendarDate, PAYOUT_COOLING_OFF_DAYS, todayInIndia, valueOn } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { today } from '../../platform/today.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RequestType } from './known-types.ts';

/** What a thief would change first. A change of the customer's counts for all policies, one of a policy's for that policy. */
const FIELDS = ['mobile', 'email', 'bank-account'] as const;
const TYPES: ReadonlySet<RequestType> = new Set<RequestType>(['update-mobile', 'update-email', 'neft-details']);

/** Whether a request of this type makes payouts wait. */
export const isCoolingOffType = (type: RequestType): boolean => TYPES.has(type);

/** The last day on which payouts of a policy wait because contacts or account were changed; null where none does. */
export async function coolingOffUntil(
  db: Db,
  clock: Clock,
  { customerId, policyNo }: { customerId: number; policyNo: string },
): Promise<CalendarDate | null> {
  const row = await db
    .selectFrom('audit_entry')
    .select(sql<Date | null>`max(at)`.as('latest'))
    .where('customer_id', '=', customerId)
    .where('field', 'in', FIELDS)
    .where((e) => e.or([e('policy_no', 'is', null), e('policy_no', '=', policyNo)]))
    .executeTakeFirst();
  if (!row?.latest) return null;
  const changedOn = todayInIndia(row.latest);
  const days = valueOn(PAYOUT_COOLING_OFF_DAYS, changedOn) ?? 0;
  const until = addCalendarDays(changedOn, days);
  return until >= today(clock) ? until : null;
}
