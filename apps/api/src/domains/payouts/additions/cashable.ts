import {
  type AdditionsReason,
  additionsFactorOn,
  additionsQuote,
  type CalendarDate,
  canCashAdditions,
  coverWithAdditions,
  isLoanCovered,
  type PaidUpAdditions,
  premiumsPaidInAll,
  type RestrictingReason,
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
import { findValueRequests } from '../check/value-requests.store.ts';
import { findValued } from '../surrender/surrender.store.ts';
import { type AdditionsRow, findAdditions } from './additions.store.ts';

/** A policy whose additions can be cashed. */
interface Cashable extends PaidUpAdditions {
  readonly row: PolicyRow;
  /** The cash value of all of them, in paise. */
  readonly cash: number;
}

interface CashableAdditions {
  readonly today: CalendarDate;
  readonly cashable: Cashable[];
  readonly others: { readonly row: PolicyRow; readonly because: AdditionsReason }[];
  /** The policies that only a restriction may close. */
  readonly rows: readonly PolicyRow[];
  readonly restricted: ReadonlyMap<string, RestrictingReason>;
}

/** A customer's policies, or the given one, grouped by whether their paid-up additions can be cashed now. */
export async function findCashable(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo?: string },
  now: Date,
): Promise<CashableAdditions> {
  const today = todayInIndia(now);
  const rows = await findPolicies(db, { customerId, today, policyNo });
  const valued = await findValued(db, { customerId, policyNo });
  const held = await findAdditions(db, { customerId, policyNo });
  const ledger = await findPaidPremiums(db, [...held.keys()]);
  const requested = await findValueRequests(db, customerId);
  const restricted = await findRestricted(db, customerId, 'surrender', today);
  const cashable: Cashable[] = [];
  const others: CashableAdditions['others'] = [];
  for (const row of rows) {
    const { policy_no } = row;
    const found = valued.get(policy_no);
    if (!found) continue;
    const policy = { ...found, ledger: ledger.get(policy_no) ?? null };
    const value = valuesOf(held.get(policy_no), policy, today);
    const { because } = canCashAdditions({
      policyStatusCode: row.status_code,
      maturityDate: found.maturityDate,
      additions: value?.additions ?? 0,
      isLoanCovered: isLoanCovered(policy, value?.additions ?? 0, today),
      hasOpenRequest: requested.has(policy_no),
      cash: value?.cash ?? null,
      premiumsPaid: premiumsPaidInAll(policy),
      today,
    });
    if (because !== 'cash-possible' || !value) others.push({ row, because });
    else if (!restricted.has(policy_no)) cashable.push({ row, ...value });
  }
  // a policy that is closed anyway gives its own reason, not the restriction
  const bound = rows.filter(({ policy_no }) => !others.some(({ row }) => row.policy_no === policy_no));
  return { today, cashable, others, rows: bound, restricted };
}

/** The additions with today's factor; the factor is 0 if the plan has none. */
function valuesOf(
  held: AdditionsRow | undefined,
  policy: UnpaidRow,
  today: CalendarDate,
): (PaidUpAdditions & { cash: number }) | null {
  if (!held) return null;
  const { additions, least, bonusRate, reducedCover, factors } = held;
  const cover = coverWithAdditions({ ...policy, reducedCover });
  const factor = additionsFactorOn(factors, policy, today) ?? 0;
  const value = { additions, least, bonusRate, cover, factor };
  return { ...value, cash: additionsQuote(value, additions).cash };
}

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
