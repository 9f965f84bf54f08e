import {
  type BorrowReason,
  type CalendarDate,
  canBorrow,
  type LoanLimit,
  type LoanOffer,
  loanLimit,
  owedOnLoan,
  type RestrictingReason,
  todayInIndia,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { problem, refusalProblem } from '../../../platform/problem.ts';
import { findPaidPremiums } from '../../payments/public.ts';
import { assertUnrestricted, findPolicies, findRestricted, type PolicyRow } from '../../policies/public.ts';
import { findValueRequests } from '../check/value-requests.store.ts';
import { findValued } from '../surrender/surrender.store.ts';
import { findLoanTerms } from './loan.store.ts';

/** A policy on which money can be borrowed, how much, and on what terms. */
export interface Borrowable {
  readonly row: PolicyRow;
  readonly limit: LoanLimit;
  readonly offer: LoanOffer;
}

interface Borrowables {
  readonly today: CalendarDate;
  readonly borrowable: Borrowable[];
  readonly others: { readonly row: PolicyRow; readonly because: BorrowReason }[];
  /** The policies that only a restriction may close. */
  readonly rows: readonly PolicyRow[];
  readonly restricted: ReadonlyMap<string, RestrictingReason>;
}

/** A customer's policies, or the given one, grouped by whether money can be borrowed on them now. */
export async function findBorrowable(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo?: string },
  now: Date,
): Promise<Borrowables> {
  const today = todayInIndia(now);
  const rows = await findPolicies(db, { customerId, today, policyNo });
  const valued = await findValued(db, { customerId, policyNo });
  const ledger = await findPaidPremiums(db, [...valued.keys()]);
  const terms = await findLoanTerms(db, { customerId, policyNo });
  const requested = await findValueRequests(db, customerId);
  const restricted = await findRestricted(db, customerId, 'loan', today);
  const borrowable: Borrowable[] = [];
  const others: Borrowables['others'] = [];
  for (const row of rows) {
    const { policy_no } = row;
    const found = valued.get(policy_no);
    const term = terms.get(policy_no);
    if (!found || !term) continue;
    const policy = { ...found, ledger: ledger.get(policy_no) ?? null };
    const limit = loanLimit(policy, today);
    const { because } = canBorrow({
      ...policy,
      policyStatusCode: row.status_code,
      hasOpenRequest: requested.has(policy_no),
      room: limit.room,
      least: term.least,
      today,
    });
    if (because !== 'loan-possible') others.push({ row, because });
    else if (!restricted.has(policy_no)) {
      const offer = {
        least: term.least,
        most: limit.room,
        // a loan keeps the rate of the day it was opened
        rate: found.loan?.rate ?? found.loanRate ?? 0,
        hasRests: found.hasLoanRests,
        restsFrom: found.hasLoanRests ? term.openedOn : null,
        owed: owedOnLoan(limit),
        surrenderValue: limit.surrenderValue,
      };
      borrowable.push({ row, limit, offer });
    }
  }
  // a policy that is closed anyway gives its own reason, not the restriction
  const bound = rows.filter(({ policy_no }) => !others.some(({ row }) => row.policy_no === policy_no));
  return { today, borrowable, others, rows: bound, restricted };
}

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
