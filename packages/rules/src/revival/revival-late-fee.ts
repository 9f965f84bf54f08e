import { anniversaryOf, fullYearsBetween } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { assertPaise, type Paise } from '../money/paise.ts';
import { BANK_RATE } from '../tables/bank-rate.ts';
import { LATE_FEE_STEPS, type LateFeeStep } from '../tables/late-fee-steps.ts';
import { valueOn } from '../tables/value-on.ts';

/** The result of `revivalLateFee`. */
export interface RevivalLateFee {
  readonly fee: Paise;
  /** Interest in basis points a year; 0 if no fee applies. */
  readonly annualRate: number;
  /** The step of the table for this delay. */
  readonly because: LateFeeStep['id'];
}

/**
 * The late fee on one unpaid premium, compounded yearly from its due date at the rate on the day of payment. A partial
 * year counts by its days out of 365. Each year's interest is rounded to the paisa, half up. Each unpaid premium has
 * its own fee. Throws RangeError if the premium is not an amount, or the day is before the tables.
 */
export function revivalLateFee(premium: Paise, dueDate: CalendarDate, paidOn: CalendarDate): RevivalLateFee {
  assertPaise(premium);
  const days = calendarDaysBetween(dueDate, paidOn);
  const bankRate = valueOn(BANK_RATE, paidOn);
  const step = valueOn(LATE_FEE_STEPS, paidOn)?.find(({ upToDays }) => upToDays === null || days <= upToDays);
  if (bankRate === null || !step) throw new RangeError('No late fee is known for that day');
  if (step.aboveBankRate === null) return { fee: 0, annualRate: 0, because: step.id };

  const annualRate = bankRate + step.aboveBankRate;
  const years = fullYearsBetween(dueDate, paidOn);
  let owed = BigInt(premium);
  for (let year = 0; year < years; year++) owed += interest(owed, annualRate, 365);
  owed += interest(owed, annualRate, calendarDaysBetween(anniversaryOf(dueDate, years), paidOn));
  return { fee: Number(owed - BigInt(premium)), annualRate, because: step.id };
}

/** Interest for some days of a year, rounded half up. */
function interest(owed: bigint, annualRate: number, days: number): bigint {
  const parts = 10_000n * 365n;
  return (owed * BigInt(annualRate) * BigInt(days) + parts / 2n) / parts;
}
