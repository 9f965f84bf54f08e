import type { CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { problem, refusalProblem } from '../../../platform/problem.ts';
import { assertUnrestricted } from '../../policies/public.ts';
import { findWithdrawable, type Withdrawable } from './withdrawable.ts';

const pointer = '/policyNo';

/**
 * A customer's policy from whose funds money can be withdrawn now. Throws `not-found` for another customer's policy and
 * one without funds, and `validation` with the reason if nothing can be withdrawn.
 */
export async function withdrawableOrThrow(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo: string },
  now: Date,
): Promise<{ policy: Withdrawable; today: CalendarDate }> {
  const { withdrawable, others, rows, today } = await findWithdrawable(db, { customerId, policyNo }, now);
  const [policy] = withdrawable;
  if (policy) return { policy, today };
  const [other] = others;
  if (other) throw refusalProblem(pointer, 'funds-out', other);
  if (rows.length > 0) await assertUnrestricted(db, customerId, 'surrender', today, [{ policyNo, pointer }]);
  throw problem('not-found');
}
