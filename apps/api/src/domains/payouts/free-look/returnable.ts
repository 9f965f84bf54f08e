import {
  type CalendarDate,
  canReturnPolicy,
  type FreeLookReason,
  type FreeLookRefund,
  freeLookLastDay,
  freeLookRefund,
  navDateOf,
  type RestrictingReason,
  todayInIndia,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { problem, refusalProblem } from '../../../platform/problem.ts';
import { assertUnrestricted, findPolicies, findRestricted, type PolicyRow } from '../../policies/public.ts';
import { findValueRequests } from '../check/value-requests.store.ts';
import { type FreeLookRow, findFreeLooks, findMarketHolidays } from './free-look.store.ts';

/** A policy in free look, and its refund as of today. */
export interface Returnable {
  readonly row: PolicyRow;
  readonly freeLook: FreeLookRow;
  readonly lastDay: CalendarDate;
  readonly quote: FreeLookRefund;
  /** For a unit-linked policy, the day whose prices a request made now gets. */
  readonly navDate: CalendarDate | null;
}

/** A policy that cannot be returned, and why. */
export interface NotReturnable {
  readonly row: PolicyRow;
  readonly because: FreeLookReason;
  readonly lastDay: CalendarDate | null;
}

interface FreeLooks {
  readonly returnable: Returnable[];
  /** In free look, with a restriction that bars the return. */
  readonly barred: Returnable[];
  readonly others: NotReturnable[];
  /** The policies that a restriction prevents their owner from returning. */
  readonly rows: readonly PolicyRow[];
  readonly restricted: ReadonlyMap<string, RestrictingReason>;
}

/** A customer's policies, or the given one, grouped by whether they can be returned now. */
export async function findReturnable(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo?: string },
  now: Date,
): Promise<FreeLooks> {
  const today = todayInIndia(now);
  const rows = await findPolicies(db, { customerId, today, policyNo });
  const freeLooks = await findFreeLooks(db, { customerId, policyNo });
  const requested = await findValueRequests(db, customerId);
  const restricted = await findRestricted(db, customerId, 'surrender', today);
  const isLinked = rows.some(({ line }) => line === 'unit-linked');
  const navDate = isLinked ? navDateOf(now, await findMarketHolidays(db)) : null;
  const returnable: Returnable[] = [];
  const barred: Returnable[] = [];
  const others: NotReturnable[] = [];
  for (const row of rows) {
    const freeLook = freeLooks.get(row.policy_no);
    if (!freeLook) continue;
    const lastDay = freeLookLastDay(freeLook);
    const { because } = canReturnPolicy({
      ...freeLook,
      line: row.line,
      policyStatusCode: row.status_code,
      hasOpenRequest: requested.has(row.policy_no),
      today,
    });
    if (because !== 'return-possible' || lastDay === null) others.push({ row, because, lastDay });
    else
      (restricted.has(row.policy_no) ? barred : returnable).push({
        row,
        freeLook,
        lastDay,
        quote: freeLookRefund(moneyOf(row, freeLook, row.fund_value), today),
        navDate: row.line === 'unit-linked' ? navDate : null,
      });
  }
  // a policy that cannot be returned anyway gives its own reason, not the restriction
  const bound = rows.filter(({ policy_no }) => !others.some(({ row }) => row.policy_no === policy_no));
  return { returnable, barred, others, rows: bound, restricted };
}

/** What a policy in free look refunds today, and until when. A restriction can still bar the return. */
export interface OpenFreeLook {
  readonly refund: number;
  readonly lastDay: CalendarDate;
}

/** The same for a customer's policies, or the given one, by policy number. */
export async function findOpenFreeLooks(
  db: Db,
  whose: { customerId: number; policyNo?: string },
  now: Date,
): Promise<Map<string, OpenFreeLook>> {
  const { returnable, barred } = await findReturnable(db, whose, now);
  return new Map(
    [...returnable, ...barred].map(({ row, quote, lastDay }) => [row.policy_no, { refund: quote.refund, lastDay }]),
  );
}

/** The refund of a returned policy, with its fund at `fundValue`. */
export const moneyOf = (
  { line, issue_date }: Pick<PolicyRow, 'line' | 'issue_date'>,
  freeLook: FreeLookRow,
  fundValue: number | null,
) => ({
  ...freeLook,
  coveredFrom: issue_date,
  fund:
    line === 'unit-linked'
      ? { value: fundValue ?? 0, unallocated: freeLook.unallocated, charges: freeLook.charges }
      : null,
});

/** Converts a part or deduction of the refund for a payout. */
export const toPart = ({ name, amount }: FreeLookRefund['parts' | 'deductions'][number]) => ({ name, paise: amount });

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
