import { costOf } from '../calendar/premium-cost.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { type LoanAfterPremium, loanAfterPremium } from '../loan/loan-after-premium.ts';
import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import type { Paise } from '../money/paise.ts';
import { dueDateAfter } from '../premium/due-date-after.ts';

/** How a premium was paid at the end of its grace period. Amounts in paise. */
export interface PaidAfterGrace {
  /** The premium with its GST. */
  readonly cost: Paise;
  readonly gst: Paise;
  /** The loan that paid it; null if the deposit paid it. */
  readonly lent: LoanAfterPremium | null;
  /** The policy afterwards. The due date is null if this was the last premium. */
  readonly after: Pick<UnpaidPolicy, 'dueDate' | 'received' | 'loan' | 'ledger'>;
}

/**
 * Pays a policy's oldest unpaid premium on a day after grace, from its deposit or by a loan of the plan. Returns the parts of the
 * payment and the policy afterwards. Source: decision 115.
 */
export function premiumPaidAfterGrace(
  policy: UnpaidPolicy & { readonly dueDate: CalendarDate; readonly hasLoanRests: boolean },
  by: 'deposit' | 'loan',
  on: CalendarDate,
): PaidAfterGrace {
  const { modalPremium, received, loan, loanRate, hasLoanRests, ledger } = policy;
  const cost = costOf(policy);
  const lent = by === 'loan' ? loanAfterPremium(loan, { cost, rate: loanRate ?? 0, hasRests: hasLoanRests }, on) : null;
  return {
    cost,
    gst: cost - modalPremium,
    lent,
    after: {
      dueDate: dueDateAfter(policy, policy.dueDate),
      received: lent ? received : received - cost,
      loan: lent ? lent.loan : loan,
      ledger: ledger ? { ...ledger, amount: ledger.amount + modalPremium } : null,
    },
  };
}
