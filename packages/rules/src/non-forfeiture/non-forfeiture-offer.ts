import { deathBenefit } from '../benefits/death-benefit.ts';
import { costOf } from '../calendar/premium-cost.ts';
import { hasSurrenderValue } from '../calendar/surrender-value.ts';
import { surrenderValueOf } from '../calendar/surrender-value-parts.ts';
import { ageOn } from '../dates/age-on.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { loanRoom } from '../loan/loan-limit.ts';
import { loanOwed } from '../loan/loan-owed.ts';
import { loanSettlement } from '../loan/loan-settlement.ts';
import type { NonForfeitureOption, UnpaidPolicy } from '../loan/unpaid-policy.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { dueDateAfter, monthsAfterDue } from '../premium/due-date-after.ts';
import { EXTENDED_TERM_RATES } from '../tables/surrender-value.ts';
import { valueOn } from '../tables/value-on.ts';

/** Why an option for unpaid premiums is possible or not. */
export type NonForfeitureReason =
  | 'no-surrender-value'
  | 'no-loan-on-plan'
  | 'loan-restricted'
  | 'loan-limit'
  | 'birth-date-missing'
  | 'value-too-small'
  | 'possible';

/** What an option would do if the oldest unpaid premium stayed unpaid. */
export interface NonForfeitureOffer {
  readonly option: NonForfeitureOption;
  readonly possible: boolean;
  readonly because: NonForfeitureReason;
  /** Paid if the insured person dies from then on, after the loan, in paise; 0 if the option is not possible. */
  readonly cover: Paise;
  /** The last day of the cover if it ends before maturity. */
  readonly coverUntil: CalendarDate | null;
  /** The premium with its GST that a loan would pay, in paise; null with other options. */
  readonly lent: Paise | null;
  /** What may still be lent on the day, in paise; null with other options. */
  readonly room: Paise | null;
  /** The loan with its interest, in paise, which the surrender value repays before it buys an extended term; else null. */
  readonly settled: Paise | null;
}

/** What an option would give on a day, or why it is not possible. Uses the rule that decides after grace. */
export function nonForfeitureOffer(
  policy: UnpaidPolicy,
  option: NonForfeitureOption,
  on: CalendarDate,
): NonForfeitureOffer {
  const because = whyOf(policy, option, on);
  const possible = because === 'possible';
  const isLoan = option === 'premium-loan';
  return {
    option,
    possible,
    because,
    cover: possible ? paidAtDeath(policy, option, on) : 0,
    coverUntil: possible && option === 'extended-term' ? extendedUntil(policy, on) : null,
    lent: isLoan ? costOf(policy) : null,
    room: isLoan ? loanRoom(policy, on) : null,
    settled: possible && option === 'extended-term' && policy.loan ? loanSettlement(policy.loan, on).total : null,
  };
}

const CODES = { 'premium-loan': '1', 'reduced-paid-up': '3', 'extended-term': 'E', none: '4' } as const;

/** What is paid at death once an option applies. The loan pays the premium, and the value of an extended term settles the loan. */
function paidAtDeath(policy: UnpaidPolicy, option: NonForfeitureOption, on: CalendarDate): Paise {
  const { dueDate, loan } = policy;
  const isLoan = option === 'premium-loan';
  const owed = (loan && option !== 'extended-term' ? loanOwed(loan, on).total : 0) + (isLoan ? costOf(policy) : 0);
  const facts = { policyStatusCode: CODES[option], reducedCover: null, coverUntil: null, funds: null, owed };
  const paid = isLoan && dueDate !== null ? dueDateAfter(policy, dueDate) : dueDate;
  return deathBenefit({ ...policy, ...facts, dueDate: paid }, on).benefit;
}

/** Whether an option is possible on a day, and why not. */
export const isPossible = (policy: UnpaidPolicy, option: NonForfeitureOption, on: CalendarDate): boolean =>
  whyOf(policy, option, on) === 'possible';

function whyOf(policy: UnpaidPolicy, option: NonForfeitureOption, on: CalendarDate): NonForfeitureReason {
  if (!hasSurrenderValue(policy)) return 'no-surrender-value';
  if (option === 'premium-loan') {
    if (policy.loanRate === null) return 'no-loan-on-plan';
    if (policy.isLoanRestricted) return 'loan-restricted';
    return loanRoom(policy, on) >= costOf(policy) ? 'possible' : 'loan-limit';
  }
  if (option === 'extended-term') {
    if (policy.birthDate === null) return 'birth-date-missing';
    return extendedUntil(policy, on) === null ? 'value-too-small' : 'possible';
  }
  return 'possible';
}

/**
 * How long the surrender value less the loan, which it settles, pays for the whole cover: whole years, at most to
 * maturity; null below one year.
 */
export function extendedUntil(policy: UnpaidPolicy, on: CalendarDate): CalendarDate | null {
  const { issueDate, dueDate, birthDate, sumAssured, maturityDate, loan } = policy;
  if (dueDate === null || birthDate === null) return null;
  let left = surrenderValueOf(policy, on) - (loan ? loanSettlement(loan, on).total : 0);
  let until: CalendarDate | null = null;
  for (let years = 1; years <= policy.policyTerm; years += 1) {
    const age = ageOn(dueDate, birthDate) + years - 1;
    const rate = valueOn(EXTENDED_TERM_RATES, on)?.find(({ upTo }) => age <= upTo);
    if (!rate) break;
    left -= proportion(sumAssured, rate.perThousand, 100_000);
    if (left < 0) break;
    until = monthsAfterDue(issueDate, dueDate, 12 * years);
    if (maturityDate !== null && until >= maturityDate) return maturityDate;
  }
  return until;
}
