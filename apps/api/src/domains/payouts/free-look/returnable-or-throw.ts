import type { CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { problem, refusalProblem } from '../../../platform/problem.ts';
import { assertUnrestricted } from '../../policies/public.ts';
import { findReturnable, type Returnable } from './returnable.ts';

/**
 * A customer's policy that can be returned now. Throws `not-found` for another customer's, and `validation` with the
 * reason at `pointer` if it cannot.
 */
export async function returnableOrThrow(
  db: Db,
  { customerId, policyNo, pointer }: { customerId: number; policyNo: string; pointer: string },
  now: Date,
  today: CalendarDate,
): Promise<Returnable> {
  const { returnable, others, rows } = await findReturnable(db, { customerId, policyNo }, now);
  const [policy] = returnable;
  if (policy) return policy;
  const [other] = others;
  if (other) throw refusalProblem(pointer, 'free-look', { because: other.because, date: other.lastDay });
  if (rows.length > 0) await assertUnrestricted(db, customerId, 'surrender', today, [{ policyNo, pointer }]);
  throw problem('not-found');
}
