import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { financialYearOf } from '../dates/financial-year.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { BANK_RATE } from '../tables/bank-rate.ts';
import { PENAL_INTEREST_ABOVE_BANK_RATE } from '../tables/penal-interest-rate.ts';
import { valueOn } from '../tables/value-on.ts';

/** A payout, and the day on which it is paid, or today if it is not paid yet. */
export interface LatePayout {
  /** The payout without the interest, in paise. */
  readonly amount: Paise;
  /** The day of the request, or of its last document; the due date of a benefit. */
  readonly countsFrom: CalendarDate;
  /** The last day on which it is on time. */
  readonly promisedOn: CalendarDate;
  readonly paidOn: CalendarDate;
}

/** The result of `penalInterest`. */
export interface PenalInterest {
  readonly interest: Paise;
  /** Basis points a year; 0 if it is on time. */
  readonly annualRate: number;
  /** Days that earn interest. */
  readonly days: number;
}

/**
 * The interest on a late payout: simple, by days out of 365, from `countsFrom` to the day of payment, at 2 % above the
 * bank rate on 1 April of the financial year in which it was due. Rounded half up to the paisa. 0 up to the promised
 * day. Throws RangeError for a year before the table of bank rates, and for an invalid amount.
 */
export function penalInterest({ amount, countsFrom, promisedOn, paidOn }: LatePayout): PenalInterest {
  if (paidOn <= promisedOn) return { interest: 0, annualRate: 0, days: 0 };
  const bankRate = valueOn(BANK_RATE, financialYearOf(promisedOn).from);
  const above = valueOn(PENAL_INTEREST_ABOVE_BANK_RATE, promisedOn);
  if (bankRate === null || above === null) throw new RangeError('No bank rate is known for that year');
  const annualRate = bankRate + above;
  const days = calendarDaysBetween(countsFrom, paidOn);
  return { interest: proportion(amount, annualRate * days, 10_000 * 365), annualRate, days };
}
