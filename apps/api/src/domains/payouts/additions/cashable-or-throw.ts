import type { Db } from '../../../platform/database/connect.ts';
import { problem, refusalProblem } from '../../../platform/problem.ts';
import { assertUnrestricted } from '../../policies/public.ts';
import { type Cashable, findCashable } from './cashable.ts';

const pointer = '/policyNo';

/**
 * A customer's policy whose additions can be cashed now. Throws `not-found` for another customer's, and `validation`
 * with the reason if they cannot.
 */
export async function cashableOrThrow(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo: string },
  now: Date,
): Promise<Cashable> {
  const { cashable, others, rows, today } = await findCashable(db, { customerId, policyNo }, now);
  const [policy] = cashable;
  if (policy) return policy;
  const [other] = others;
  if (other) throw refusalProblem(pointer, 'additions', other);
  if (rows.length > 0) await assertUnrestricted(db, customerId, 'surrender', today, [{ policyNo, pointer }]);
  throw problem('not-found');
}
