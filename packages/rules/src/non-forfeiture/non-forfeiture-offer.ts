import { costOf } from '../calendar/premium-cost.ts';
import { reducedCover } from '../calendar/reduced-cover.ts';
import { surrenderValueOf } from '../calendar/special-surrender-value.ts';
import { hasSurrenderValue } from '../calendar/surrender-value.ts';
import { ageOn } from '../dates/age-on.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { loanRoom } from '../loan/loan-limit.ts';
import { loanSettlement } from '../loan/loan-settlement.ts';
import type { NonForfeitureOption, UnpaidPolicy } from '../loan/unpaid-policy.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { monthsAfterDue } from '../premium/due-date-after.ts';
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
  /** The cover from then on, in paise; 0 if the option is not possible. */
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
  const full = isLoan || option === 'extended-term';
  return {
    option,
    possible,
    because,
    cover: !possible || option === 'none' ? 0 : full ? policy.sumAssured : reducedCover(policy),
    coverUntil: possible && option === 'extended-term' ? extendedUntil(policy, on) : null,
    lent: isLoan ? costOf(policy) : null,
    room: isLoan ? loanRoom(policy, on) : null,
    settled: possible && option === 'extended-term' && policy.loan ? loanSettlement(policy.loan, on).total : null,
  };
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
