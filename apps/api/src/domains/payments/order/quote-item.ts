import {
  type CalendarDate,
  checkLoanPayment,
  checkTopUp,
  type DueQuote,
  loanBalance,
  type Paise,
  premiumQuotes,
  revivalDue,
} from '@lifedesk/rules';
import type { PaymentParts, PaymentPurpose } from '../../../platform/database/tables/payments.ts';
import { NO_DUES, NO_PARTS } from './payment-parts.ts';
import type { PayablePolicy } from './policies.store.ts';

/** One policy of an order: the amount and its parts. */
export interface QuotedItem extends PaymentParts {
  readonly policy_no: string;
  readonly amount: Paise;
  /** Money received earlier that this payment uses up. */
  readonly from_suspense: Paise;
  readonly due_from: CalendarDate | null;
  readonly due_to: CalendarDate | null;
  readonly next_due: CalendarDate | null;
  /** The current loan, and the interest capitalised since. */
  readonly loan_before?: Paise;
  readonly loan_from?: CalendarDate;
  readonly loan_joined?: Paise;
}

/**
 * Splits an amount into what it pays, or returns null if the policy does not accept it: premiums exactly as due, from
 * what must be paid now to all that can be paid; a revival exactly as quoted for the day; a loan payment between its
 * interest and the whole; a top-up within its limits. A policy that may not be paid for accepts nothing.
 */
export function quoteItem(
  purpose: PaymentPurpose,
  policy: PayablePolicy,
  amount: Paise,
  today: CalendarDate,
): QuotedItem | null {
  const { policyNo: policy_no } = policy;
  if (policy.isPaymentBlocked) return null;
  switch (purpose) {
    case 'premium':
      return duesItem(policy_no, amount, premiumQuotes(policy, today).find((quote) => quote.amount === amount) ?? null);
    case 'revival':
      return duesItem(policy_no, amount, revivalDue(policy, today));
    case 'loan': {
      const { loan } = policy;
      const { accepted, interest: loan_interest, principal: loan_principal } = checkLoanPayment(loan, amount, today);
      if (!loan || !accepted) return null;
      const { joined: loan_joined } = loanBalance(loan, today);
      const before = { loan_before: loan.principal, loan_from: loan.interestFrom, loan_joined };
      return { ...NO_PARTS, ...NO_DUES, ...before, next_due: null, loan_interest, loan_principal, policy_no, amount };
    }
    case 'top-up':
      return checkTopUp(policy, amount, today).accepted
        ? { ...NO_PARTS, ...NO_DUES, next_due: null, top_up: amount, policy_no, amount }
        : null;
  }
}

function duesItem(policy_no: string, amount: Paise, due: DueQuote | null): QuotedItem | null {
  if (!due || due.amount !== amount || amount === 0) return null;
  const { premium, gst, lateFee: late_fee, received: from_suspense } = due;
  const dates = { due_from: due.dueFrom, due_to: due.dueTo, next_due: due.nextDue };
  return { ...NO_PARTS, premium, gst, late_fee, from_suspense, ...dates, policy_no, amount };
}
