import type { Db } from '../../../platform/database/connect.ts';
import { problem, refusalProblem } from '../../../platform/problem.ts';
import { assertUnrestricted } from '../../policies/public.ts';
import { type Borrowable, findBorrowable } from './borrowable.ts';

const pointer = '/policyNo';

/**
 * A customer's policy on which money can be borrowed now. Throws `not-found` for another customer's, and `validation`
 * with the reason if it cannot.
 */
export async function borrowableOrThrow(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo: string },
  now: Date,
): Promise<Borrowable> {
  const { borrowable, others, rows, today } = await findBorrowable(db, { customerId, policyNo }, now);
  const [policy] = borrowable;
  if (policy) return policy;
  const [other] = others;
  if (other) throw refusalProblem(pointer, 'borrow', other);
  if (rows.length > 0) await assertUnrestricted(db, customerId, 'loan', today, [{ policyNo, pointer }]);
  throw problem('not-found');
}
