import type { Db } from '../../../platform/database/connect.ts';
import { problem, refusalProblem } from '../../../platform/problem.ts';
import { assertUnrestricted } from '../../policies/public.ts';
import { findSurrenderable, type Surrenderable } from './surrenderable.ts';

/**
 * A customer's policy that can be surrendered now. Throws `not-found` for another customer's, and `validation` with the
 * reason at `pointer` if it cannot.
 */
export async function surrenderableOrThrow(
  db: Db,
  { customerId, policyNo, pointer }: { customerId: number; policyNo: string; pointer: string },
  now: Date,
): Promise<Surrenderable> {
  const { surrenderable, others, rows, today } = await findSurrenderable(db, { customerId, policyNo }, now);
  const [policy] = surrenderable;
  if (policy) return policy;
  const [other] = others;
  if (other) throw refusalProblem(pointer, 'surrender', other);
  if (rows.length > 0) await assertUnrestricted(db, customerId, 'surrender', today, [{ policyNo, pointer }]);
  throw problem('not-found');
}
