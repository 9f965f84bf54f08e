import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';

/** A loan on a policy. */
export interface Loan {
  /** In paise, on the day from which interest is unpaid. */
  readonly principal: Paise;
  /** Interest in basis points a year: 950 is 9.5 %. */
  readonly rate: number;
  /** Interest is paid up to this day. */
  readonly interestFrom: CalendarDate;
  /**
   * The day from which half-years count, if the plan adds unpaid interest to the principal at the end of each. Null for
   * simple interest.
   */
  readonly restsFrom?: CalendarDate | null;
  /**
   * A part of the principal that is granted and not paid out yet, in paise. It bears no interest until then. 0 by
   * default.
   */
  readonly undrawn?: Paise;
}

/** What is owed, in paise. */
export interface LoanBalance {
  /** Principal, including interest that was added to it. */
  readonly principal: Paise;
  /** Unpaid interest that was not added to the principal. */
  readonly interest: Paise;
  /** The part of the principal that is interest added since interest was last paid. */
  readonly joined: Paise;
  readonly total: Paise;
}

/**
 * What is owed at the end of a day, to the nearest paisa. Interest is simple, by days of a 365-day year. With
 * half-yearly rests a whole half-year bears half of the yearly interest, a part of one never more, and unpaid interest
 * is added to the principal at the end of the half-year.
 */
export function loanBalance(loan: Loan, on: CalendarDate): LoanBalance {
  const { rate, restsFrom, undrawn = 0 } = loan;
  let { interestFrom: from } = loan;
  // the customer may repay more before all of it is paid out
  const drawn = Math.max(0, loan.principal - undrawn);
  let principal = drawn;
  let isWhole = false;
  if (restsFrom) {
    const restOf = (halfYear: number) => addCalendarMonths(restsFrom, 6 * halfYear);
    let number = 1;
    let before = restsFrom;
    let rest = restOf(number);
    const nextRest = () => {
      number += 1;
      before = rest;
      rest = restOf(number);
    };
    while (rest <= from) nextRest();
    for (; rest < on; nextRest()) {
      principal += interestOf(principal, rate, from, rest, before === from, true);
      from = rest;
    }
    isWhole = before === from && rest === on;
  }
  const interest = interestOf(principal, rate, from, on, isWhole, Boolean(restsFrom));
  const joined = principal - drawn;
  const owed = loan.principal + joined;
  return { principal: owed, interest, joined, total: owed + interest };
}

function interestOf(
  principal: Paise,
  rate: number,
  from: CalendarDate,
  to: CalendarDate,
  isWhole: boolean,
  hasRests: boolean,
): Paise {
  const ofHalfYear = proportion(principal, rate, 20_000);
  if (isWhole) return ofHalfYear;
  const byDays = proportion(principal, rate * Math.max(0, calendarDaysBetween(from, to)), 3_650_000);
  return hasRests ? Math.min(byDays, ofHalfYear) : byDays;
}
