import {
  type CalendarDate,
  canSurrender,
  type RestrictingReason,
  type SurrenderQuote,
  type SurrenderReason,
  type SurrenderTaxFacts,
  surrenderQuote,
  todayInIndia,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { problem, refusalProblem } from '../../../platform/problem.ts';
import { findPaidPremiums } from '../../payments/public.ts';
import {
  assertUnrestricted,
  findPolicies,
  findRestricted,
  type PolicyRow,
  type UnpaidRow,
} from '../../policies/public.ts';
import { findValueRequests, type ValueRequest } from '../check/value-requests.store.ts';
import { findValued } from './surrender.store.ts';
import { taxFactsOf } from './tax-facts.ts';

/** A policy that can be surrendered, and what it pays. */
export interface Surrenderable {
  readonly row: PolicyRow;
  readonly policy: UnpaidRow;
  readonly quote: SurrenderQuote;
  readonly taxFacts: SurrenderTaxFacts;
  /** What bars the owner from borrowing on it; undefined if nothing does. */
  readonly borrowing: RestrictingReason | undefined;
}

/** A policy that cannot be surrendered, and why. */
export interface NotSurrenderable {
  readonly row: PolicyRow;
  readonly because: SurrenderReason;
  /** The request that has to be decided first. */
  readonly request: ValueRequest | null;
}

interface Surrenders {
  readonly today: CalendarDate;
  readonly surrenderable: Surrenderable[];
  readonly others: NotSurrenderable[];
  /** The policies that only a restriction prevents their owner from surrendering. */
  readonly rows: readonly PolicyRow[];
  readonly restricted: ReadonlyMap<string, RestrictingReason>;
}

/** A customer's policies, or the given one, grouped by whether they can be surrendered now. */
export async function findSurrenderable(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo?: string },
  now: Date,
): Promise<Surrenders> {
  const today = todayInIndia(now);
  const rows = await findPolicies(db, { customerId, today, policyNo });
  const valued = await findValued(db, { customerId, policyNo });
  const ledger = await findPaidPremiums(db, [...valued.keys()]);
  const requested = await findValueRequests(db, customerId);
  const restricted = await findRestricted(db, customerId, 'surrender', today);
  const borrowing = await findRestricted(db, customerId, 'loan', today);
  const taxOf = await taxFactsOf(db, customerId, today);
  const surrenderable: Surrenderable[] = [];
  const others: NotSurrenderable[] = [];
  for (const row of rows) {
    const found = valued.get(row.policy_no);
    if (!found) continue;
    const { policy_no } = row;
    const policy = { ...found, ledger: ledger.get(policy_no) ?? null };
    const taxFacts = taxOf(policy);
    const quote = surrenderQuote(policy, taxFacts, today);
    const request = requested.get(policy_no) ?? null;
    const { because } = canSurrender({
      ...policy,
      policyStatusCode: row.status_code,
      hasOpenRequest: request !== null,
      net: quote.net,
      today,
    });
    if (because !== 'surrender-possible') others.push({ row, because, request });
    else if (!restricted.has(policy_no))
      surrenderable.push({ row, policy, quote, taxFacts, borrowing: borrowing.get(policy_no) });
  }
  // a policy that cannot be surrendered anyway gives its own reason, not the restriction
  const bound = rows.filter(({ policy_no }) => !others.some(({ row }) => row.policy_no === policy_no));
  return { today, surrenderable, others, rows: bound, restricted };
}

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
