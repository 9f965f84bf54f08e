import { reducedCover } from '../calendar/reduced-cover.ts';
import { premiumsPaidInAll } from '../calendar/surrender-value.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { loanBalance } from '../loan/loan-balance.ts';
import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import type { Paise } from '../money/paise.ts';
import { endsWithoutMoney } from '../policy/ends-without-money.ts';
import { maturityValue } from '../surrender/maturity-value.ts';
import { type PayoutTax, payoutTax } from '../surrender/payout-tax.ts';
import type { SurrenderTaxFacts } from '../surrender/surrender-quote.ts';

/** A policy that matures and is not unit-linked. */
export interface MaturedPolicy extends UnpaidPolicy {
  readonly policyStatusCode: string;
  /** In paise, since a premium stayed unpaid; null if it has not been worked out. */
  readonly reducedCover: Paise | null;
}

/** What a policy pays at maturity, with what is deducted, in paise. */
export interface MaturityBenefit {
  /** 0 for pure protection, a lapsed policy and an extended term. */
  readonly gross: Paise;
  /** Loan and interest that the benefit repays, at most what there is. */
  readonly loan: Paise;
  readonly interest: Paise;
  /** What is left of the loan. */
  readonly loanLeft: Paise;
  readonly tax: PayoutTax;
}

/** In force, fully paid. */
const FULL = ['1', '2'];
const REDUCED = '3';

/**
 * What a policy pays at maturity: sum assured and bonuses, or its reduced sum assured with the bonuses so far, less its loan with
 * interest and the tax of a surrender (`payoutTax`). Nothing else is deducted. Decision 184.
 */
export function maturityBenefit(policy: MaturedPolicy, tax: SurrenderTaxFacts, on: CalendarDate): MaturityBenefit {
  const gross = maturityAmount(policy);
  const { issueDate, sumAssured } = policy;
  const premiumsPaid = premiumsPaidInAll(policy);
  const deducted = payoutTax({ ...tax, gross, premiumsPaid, issueDate, sumAssured }, on);
  const owed = policy.loan ? loanBalance(policy.loan, on) : { principal: 0, interest: 0, joined: 0 };
  const principal = owed.principal - owed.joined;
  const interest = Math.min(owed.interest + owed.joined, gross - deducted.tax);
  const loan = Math.min(principal, gross - deducted.tax - interest);
  return { gross, loan, interest, loanLeft: principal - loan, tax: deducted };
}

/** What a policy that is not unit-linked pays at maturity before deductions, in paise. */
export function maturityAmount(
  policy: Omit<MaturedPolicy, 'loan' | 'nonForfeiture' | 'birthDate' | 'loanRate' | 'received'>,
): Paise {
  const code = policy.policyStatusCode.trim();
  if (endsWithoutMoney(policy.line)) return 0;
  if (FULL.includes(code)) return maturityValue(policy);
  if (code === REDUCED) return policy.reducedCover ?? reducedCover(policy);
  return 0;
}
