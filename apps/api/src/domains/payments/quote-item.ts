import {
  type CalendarDate,
  isReinstatementEligible,
  isRevivalEligible,
  type Paise,
  revivalLateFee,
} from '@lifedesk/rules';
import type { PaymentParts, PaymentPurpose } from '../../platform/database/tables/payments.ts';
import {
  dueDateAfter,
  type Instalment,
  type PremiumTerms,
  payableInstalments,
  unpaidInstalments,
} from '../policies/premium-instalments.ts';
import { type Loan, loanBalance } from './loan-balance.ts';

/** All that decides what may be paid for a policy. */
export interface PayablePolicy extends PremiumTerms {
  readonly policyNo: string;
  readonly statusCode: string;
  /** Premiums fall due: the policy is in force and not paid up. */
  readonly isPremiumPaying: boolean;
  readonly revivalDate: CalendarDate | null;
  readonly premiumLeft: boolean;
  /** Received for the policy and not yet applied. */
  readonly received: Paise;
  readonly loan: Loan | null;
  readonly topUp: { readonly minimum: Paise; readonly maximum: Paise; readonly step: Paise } | null;
}

/** One policy of an order: what is paid, and what it is made of. */
export interface QuotedItem extends PaymentParts {
  readonly policy_no: string;
  readonly amount: Paise;
  /** What was received before and is used up with it. */
  readonly from_suspense: Paise;
  readonly due_from: CalendarDate | null;
  readonly due_to: CalendarDate | null;
  readonly next_due: CalendarDate | null;
}

const NOTHING: PaymentParts = { premium: 0, gst: 0, late_fee: 0, loan_interest: 0, loan_principal: 0, top_up: 0 };
const NO_DUES = { from_suspense: 0, due_from: null, due_to: null, next_due: null };

/**
 * Splits an amount into what it pays, or answers null where the policy does not take it: a premium exactly as it is due,
 * a revival exactly as quoted for the day, a loan between its interest and the whole, a top-up within its limits.
 */
export function quoteItem(
  purpose: PaymentPurpose,
  policy: PayablePolicy,
  amount: Paise,
  today: CalendarDate,
): QuotedItem | null {
  switch (purpose) {
    case 'premium':
      return exactly(amount, premiumDue(policy, today));
    case 'revival':
      return exactly(amount, revivalDue(policy, today));
    case 'loan':
      return loanPayment(policy, amount, today);
    case 'top-up':
      return topUp(policy, amount);
  }
}

const exactly = (amount: Paise, due: QuotedItem | null): QuotedItem | null =>
  due && due.amount === amount && amount > 0 ? due : null;

/** The premiums that can be paid today, less what was received; null where none falls due. */
export function premiumDue(policy: PayablePolicy, today: CalendarDate): QuotedItem | null {
  return policy.isPremiumPaying ? dues(policy, payableInstalments(policy, today), () => 0) : null;
}

/** Every overdue premium, oldest first, with the late fee of a payment today. */
export const overdueWithFees = (policy: PayablePolicy, today: CalendarDate): (Instalment & { lateFee: Paise })[] =>
  unpaidInstalments(policy, today, today).map((instalment) => ({
    ...instalment,
    lateFee: revivalLateFee(instalment.premium, instalment.dueDate, today).fee,
  }));

/** Every overdue premium with its late fee, less what was received; null where the policy can be neither reinstated nor revived. */
export function revivalDue(policy: PayablePolicy, today: CalendarDate): QuotedItem | null {
  const facts = { ...policy, policyStatusCode: policy.statusCode, today };
  if (!isReinstatementEligible(facts).eligible && !isRevivalEligible(facts).eligible) return null;
  return dues(
    policy,
    unpaidInstalments(policy, today, today),
    ({ premium, dueDate }) => revivalLateFee(premium, dueDate, today).fee,
  );
}

function dues(
  policy: PayablePolicy,
  instalments: readonly Instalment[],
  feeOf: (instalment: Instalment) => Paise,
): QuotedItem | null {
  const first = instalments[0];
  const last = instalments.at(-1);
  if (!first || !last) return null;
  const sum = (part: (instalment: Instalment) => Paise): Paise =>
    instalments.reduce((total, one) => total + part(one), 0);
  const parts = { premium: sum((one) => one.premium), gst: sum((one) => one.gst), late_fee: sum(feeOf) };
  const total = parts.premium + parts.gst + parts.late_fee;
  const fromSuspense = Math.min(policy.received, total);
  return {
    ...NOTHING,
    ...parts,
    policy_no: policy.policyNo,
    amount: total - fromSuspense,
    from_suspense: fromSuspense,
    due_from: first.dueDate,
    due_to: last.dueDate,
    next_due: dueDateAfter(policy, last.dueDate),
  };
}

/** Interest is paid before principal. */
function loanPayment({ policyNo, loan }: PayablePolicy, amount: Paise, today: CalendarDate): QuotedItem | null {
  if (!loan) return null;
  const { interest, total } = loanBalance(loan, today);
  if (amount < interest || amount > total) return null;
  const parts = { loan_interest: interest, loan_principal: amount - interest };
  return { ...NOTHING, ...NO_DUES, ...parts, policy_no: policyNo, amount };
}

function topUp({ policyNo, topUp: terms, isPremiumPaying }: PayablePolicy, amount: Paise): QuotedItem | null {
  if (!terms || !isPremiumPaying || amount < terms.minimum || amount > terms.maximum || amount % terms.step !== 0)
    return null;
  return { ...NOTHING, ...NO_DUES, top_up: amount, policy_no: policyNo, amount };
}
