import {
  annualPremium,
  type CalendarDate,
  canTakeFundsOut,
  canWithdraw,
  countInPolicyYear,
  type FundsOutReason,
  freeUnits,
  fundValue,
  type LinkedPayoutTaxFacts,
  policyLockedUntil,
  type RestrictingReason,
  recentWithdrawals,
  type TopUpLot,
  todayInIndia,
  type WithdrawableFunds,
  type WithdrawalReason,
  type WithdrawalTerms,
  withdrawalLimits,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { problem, refusalProblem } from '../../../platform/problem.ts';
import { findPaidIn } from '../../payments/public.ts';
import { findValueRequests } from '../../payouts/public.ts';
import { assertUnrestricted, findPolicies, findRestricted, type PolicyRow } from '../../policies/public.ts';
import { findHoldings, type HoldingRow } from '../holdings.store.ts';
import { findLots } from '../lots.ts';
import { linkedTaxFacts } from './linked-tax-facts.ts';
import { findPolicyWithdrawals, findWithdrawnAmounts, type PolicyWithdrawals } from './withdrawals.store.ts';

/** A policy that can be surrendered, with everything that decides about withdrawals. Amounts in paise. */
export interface Withdrawable {
  readonly row: PolicyRow;
  readonly funds: readonly (HoldingRow & { readonly value: number; readonly free: number })[];
  readonly lots: readonly TopUpLot[];
  readonly value: number;
  readonly yearlyPremium: number;
  readonly terms: WithdrawalTerms | null;
  /** The limits for a partial withdrawal; undefined if the plan offers none. */
  readonly held: WithdrawableFunds | undefined;
  /** Withdrawals made in this policy year. */
  readonly made: number;
  readonly part: { readonly possible: boolean; readonly because: WithdrawalReason };
  readonly lockedUntil: CalendarDate;
  /** Withdrawn in the months that reduce the sum assured. */
  readonly recentWithdrawals: number;
  readonly tax: Omit<LinkedPayoutTaxFacts, 'gross'>;
}

/** A policy from whose funds nothing can be withdrawn, and why. */
export interface NotWithdrawable {
  readonly row: PolicyRow;
  readonly because: FundsOutReason;
  readonly ticket: string | undefined;
  readonly discontinued: PolicyWithdrawals['discontinued'];
}

interface Withdrawals {
  readonly today: CalendarDate;
  readonly withdrawable: Withdrawable[];
  readonly others: NotWithdrawable[];
  /** The policies that only a restriction may close. */
  readonly rows: readonly PolicyRow[];
  readonly restricted: ReadonlyMap<string, RestrictingReason>;
}

/** A customer's unit-linked policies, or the given one, grouped by whether money can be withdrawn now. */
export async function findWithdrawable(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo?: string },
  now: Date,
): Promise<Withdrawals> {
  const today = todayInIndia(now);
  const rows = (await findPolicies(db, { customerId, today, policyNo })).filter(({ line }) => line === 'unit-linked');
  const known = await findPolicyWithdrawals(db, { customerId, policyNo });
  const requested = await findValueRequests(db, customerId);
  const restricted = await findRestricted(db, customerId, 'surrender', today);
  const taxOf = await linkedTaxFacts(db, { customerId, policyNos: [...known.keys()] }, today);
  const withdrawable: Withdrawable[] = [];
  const others: NotWithdrawable[] = [];
  for (const row of rows) {
    const facts = known.get(row.policy_no);
    if (!facts) continue;
    const request = requested.get(row.policy_no);
    const holdings = await findHoldings(db, row.policy_no, today);
    const value = holdings.reduce((sum, { units, nav }) => sum + fundValue(units, nav), 0);
    const { because } = canTakeFundsOut({
      isUnitLinked: true,
      policyStatusCode: row.status_code,
      issueDate: row.issue_date,
      maturityDate: row.maturity_date,
      value,
      hasOpenRequest: request !== undefined,
      isInvesting: facts.isInvesting,
      today,
    });
    const { discontinued } = facts;
    if (because !== 'surrender-possible') others.push({ row, because, ticket: request?.ticket, discontinued });
    else if (!restricted.has(row.policy_no))
      withdrawable.push(await withValues(db, { row, facts, holdings, value, taxOf, today }));
  }
  // a policy that is closed anyway gives its own reason, not the restriction
  const bound = rows.filter(({ policy_no }) => !others.some(({ row }) => row.policy_no === policy_no));
  return { today, withdrawable, others, rows: bound, restricted };
}

interface FundFacts {
  readonly row: PolicyRow;
  readonly facts: PolicyWithdrawals;
  readonly holdings: readonly HoldingRow[];
  readonly value: number;
  readonly taxOf: Awaited<ReturnType<typeof linkedTaxFacts>>;
  readonly today: CalendarDate;
}

async function withValues(db: Db, { row, facts, holdings, value, taxOf, today }: FundFacts): Promise<Withdrawable> {
  const { policy_no, issue_date, status_code } = row;
  const { terms, birthDate } = facts;
  const lots = await findLots(db, policy_no);
  const funds = holdings
    .map((holding) => {
      const free = freeUnits({ fundCode: holding.code, units: holding.units }, lots, today);
      return { ...holding, value: fundValue(holding.units, holding.nav), free: fundValue(free, holding.nav) };
    })
    .sort((a, b) => b.value - a.value);
  const yearlyPremium = annualPremium({ premiumMode: row.premium_mode, modalPremium: row.modal_premium });
  const held = terms
    ? { terms, yearlyPremium, funds: funds.map((fund) => ({ ...fund, fundCode: fund.code })) }
    : undefined;
  const requestedOn = facts.made.map((withdrawal) => withdrawal.requestedOn);
  const made = countInPolicyYear(requestedOn, issue_date, today);
  const most = held ? withdrawalLimits(held).most : 0;
  const takenOut = (await findWithdrawnAmounts(db, policy_no)).reduce((sum, { amount }) => sum + amount, 0);
  const paidIn = (await findPaidIn(db, policy_no)).reduce((sum, { amount }) => sum + amount, 0);
  return {
    row,
    funds,
    lots,
    value,
    yearlyPremium,
    terms,
    held,
    made,
    part: canWithdraw({ terms, policyStatusCode: status_code, issueDate: issue_date, birthDate, made, most, today }),
    lockedUntil: policyLockedUntil(issue_date),
    recentWithdrawals: recentWithdrawals(facts.made, today),
    tax: { ...taxOf(policy_no), paidIn, takenOut },
  };
}

/**
 * The withdrawal facts of one policy's funds, whether or not anything can be withdrawn now; undefined if it has no
 * funds.
 */
export async function findFundFacts(
  db: Db,
  { customerId, row }: { customerId: number; row: PolicyRow },
  today: CalendarDate,
): Promise<(Withdrawable & Pick<PolicyWithdrawals, 'isInvesting'>) | undefined> {
  const policyNo = row.policy_no;
  const facts = (await findPolicyWithdrawals(db, { customerId, policyNo })).get(policyNo);
  if (!facts) return undefined;
  const holdings = await findHoldings(db, policyNo, today);
  const value = holdings.reduce((sum, { units, nav }) => sum + fundValue(units, nav), 0);
  const taxOf = await linkedTaxFacts(db, { customerId, policyNos: [policyNo] }, today);
  const found = await withValues(db, { row, facts, holdings, value, taxOf, today });
  return { ...found, isInvesting: facts.isInvesting };
}

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
