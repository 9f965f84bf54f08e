import {
  type AttentionPolicy,
  type CalendarDate,
  type DueQuote,
  loanCeiling,
  oldestPremiumDue,
  type PayablePremium,
  partlyPaidPremium,
  paymentOffer,
  premiumCountToPay,
  premiumSummary,
  premiumsByDueDate,
  premiumsToPay,
  revivalDue,
  surrenderValueOf,
  todayInIndia,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { findOngoing, type OngoingItem } from '../order/orders.store.ts';
import { findAnnuityFacts, findPolicies, type PolicyRow } from '../order/policies.store.ts';
import { findReversedDues } from '../reconciliation/reversed-payments.store.ts';
import { type ValuedPolicyRow, withValue } from './with-value.ts';

/** The facts of a customer's given policies that can need attention. */
export async function attentionPolicies(
  db: Db,
  customerId: number,
  policyNos: readonly string[],
  today: CalendarDate,
): Promise<AttentionPolicy[]> {
  if (policyNos.length === 0) return [];
  const [policies, ongoing, annuities, reversals] = await Promise.all([
    findPolicies(db, customerId, policyNos),
    findOngoing(db, policyNos),
    findAnnuityFacts(db, policyNos),
    findReversedDues(db, customerId),
  ]);
  const attention = decideOnce(byPolicy(ongoing), today);
  const owing = policies.filter(({ loan }) => loan !== null && loan.principal > 0);
  const valued = await withValue(db, owing);
  const ceilings = new Map(valued.map((policy) => [policy.policyNo, ceilingOf(policy, today)]));
  return policies.map((policy) => ({
    ...attention(policy),
    ...annuities.get(policy.policyNo),
    loanCeiling: ceilings.get(policy.policyNo) ?? null,
    reversal: reversals.get(policy.policyNo) ?? null,
  }));
}

/**
 * A company can have tens of thousands of policies that differ only in number and holder, so the rules run once for
 * equal ones. A policy with a payment in progress is decided separately.
 */
function decideOnce(ongoing: ReadonlyMap<string, readonly OngoingItem[]>, today: CalendarDate) {
  const decided = new Map<string, AttentionPolicy>();
  return (policy: PolicyRow): AttentionPolicy => {
    const { policyNo } = policy;
    const items = ongoing.get(policyNo);
    if (items) return paymentAttention(policy, items, today);
    const alike = JSON.stringify({ ...policy, policyNo: '', id: '', planName: '', holderName: '' });
    const found = decided.get(alike) ?? paymentAttention(policy, [], today);
    decided.set(alike, found);
    return { ...found, policyNo };
  };
}

function byPolicy(ongoing: readonly OngoingItem[]): Map<string, OngoingItem[]> {
  const items = new Map<string, OngoingItem[]>();
  for (const item of ongoing) items.set(item.policy_no, [...(items.get(item.policy_no) ?? []), item]);
  return items;
}

/** The page that shows everything. It takes no payment itself, so the rule for the payment button returns a link. */
const DASHBOARD = '/dashboard';

/** What needs the customer's attention about a policy's payments: premium, payment in process, lapse. */
export function paymentAttention(
  policy: PolicyRow,
  ongoing: readonly OngoingItem[],
  today: CalendarDate,
): AttentionPolicy {
  const pending = ongoing.filter(({ state }) => state === 'pending');
  const [premiums, others] = [pending.filter(isPremium), pending.filter((item) => !isPremium(item))];
  const inProcess = sumOf(premiums);
  const { isPayable } = premiumSummary(policy, inProcess, today);
  const payable = premiumsByDueDate(policy, inProcess, today);
  const wholePremium = partlyPaidPremium(payable);
  const unpaid = premiumsByDueDate(policy, 0, today);
  const open = unpaid.find(({ toBePaid }) => toBePaid > 0);
  const offer = paymentOffer({
    showPaymentButton: isPayable,
    // an unfinished order leaves the premium due
    ongoingTransaction: false,
    policyCurrentStatus: policy.policyStatusCode,
    path: DASHBOARD,
    isPaymentBlocked: policy.isPaymentBlocked,
  });
  return {
    policyNo: policy.policyNo,
    policyStatusCode: policy.policyStatusCode,
    premiumMode: policy.premiumMode,
    dueDate: policy.dueDate,
    revivalDate: policy.revivalDate,
    premiumLeft: policy.premiumLeft,
    ...(open && { premiumDueOn: open.dueDate }),
    premiumToPay: offer === 'none' ? 0 : premiumsToPay(payable),
    ...(wholePremium !== undefined && { wholePremium }),
    premiumCount: premiumCountToPay(payable),
    ...debitOf(oldestPremiumDue(policy, today), unpaid[0]),
    isPaymentBlocked: policy.isPaymentBlocked,
    restorationCost: revivalDue(policy, today)?.amount ?? null,
    paymentSince: sinceOf(premiums),
    otherPaymentSince: sinceOf(others),
    ...processOf(premiums.length > 0 ? premiums : others),
    certificateDueOn: null,
    isOnHold: false,
    heldAmount: null,
  };
}

/** What auto-debit takes, by the rule that its order follows (`placeDebitOrder`). */
const debitOf = (due: DueQuote | null, oldest: PayablePremium | undefined): Pick<AttentionPolicy, 'debit'> =>
  due && oldest ? { debit: { amount: due.amount, ...(oldest.received > 0 && { wholePremium: oldest.amount }) } } : {};

/** How close a policy's loan is to its surrender value; null if it has none. */
function ceilingOf(policy: ValuedPolicyRow, today: CalendarDate): AttentionPolicy['loanCeiling'] {
  const { loan } = policy;
  if (!loan) return null;
  const value = surrenderValueOf(policy, today);
  const { because, exceedsOn } = loanCeiling(loan, value, today);
  return { because, exceedsOn };
}

/** A revival pays premiums too. */
export const isPremium = ({ purpose }: OngoingItem): boolean => purpose === 'premium' || purpose === 'revival';

const sumOf = (items: readonly OngoingItem[]): number => items.reduce((sum, { amount }) => sum + amount, 0);

const startOf = (items: readonly OngoingItem[]): Date | undefined =>
  items.map(({ created_at }) => created_at).sort((a, b) => a.getTime() - b.getTime())[0];

function sinceOf(items: readonly OngoingItem[]): CalendarDate | null {
  const start = startOf(items);
  return start ? todayInIndia(start) : null;
}

function processOf(items: readonly OngoingItem[]): Pick<AttentionPolicy, 'inProcess'> {
  const start = startOf(items);
  return start ? { inProcess: { amount: sumOf(items), startedAt: start.toISOString() } } : {};
}
