import { addYears } from 'date-fns/addYears';
import { differenceInYears } from 'date-fns/differenceInYears';
import { type CalendarDate, fromUtcDate, toUtcDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { BANK_RATE } from '../tables/bank-rate.ts';
import { LATE_FEE_STEPS, type LateFeeStep } from '../tables/late-fee-steps.ts';
import { valueOn } from '../tables/value-on.ts';
import { assertPaise, type Paise } from './paise.ts';

export interface RevivalLateFee {
  readonly fee: Paise;
  /** Basis points a year; 0 where no fee is taken. */
  readonly annualRate: number;
  /** The step of the table that the delay fell into. */
  readonly because: LateFeeStep['id'];
}

/**
 * The late fee on one unpaid premium, compounded yearly from its due date at the rate that holds on the day of payment.
 * A begun year counts by its days of 365. Each year's interest is rounded to the paisa, half up. Several unpaid premiums
 * have each their own fee. Throws RangeError when the premium is no amount, or the day lies before the tables.
 */
export function revivalLateFee(premium: Paise, dueDate: CalendarDate, paidOn: CalendarDate): RevivalLateFee {
  assertPaise(premium);
  const days = calendarDaysBetween(dueDate, paidOn);
  const bankRate = valueOn(BANK_RATE, paidOn);
  const step = valueOn(LATE_FEE_STEPS, paidOn)?.find(({ upToDays }) => upToDays === null || days <= upToDays);
  if (bankRate === null || !step) throw new RangeError('No late fee is known for that day');
  if (step.aboveBankRate === null) return { fee: 0, annualRate: 0, because: step.id };

  const annualRate = bankRate + step.aboveBankRate;
  const years = differenceInYears(toUtcDate(paidOn), toUtcDate(dueDate));
  const lastAnniversary = fromUtcDate(addYears(toUtcDate(dueDate), years));
  let owed = BigInt(premium);
  for (let year = 0; year < years; year++) owed += interest(owed, annualRate, 365);
  owed += interest(owed, annualRate, calendarDaysBetween(lastAnniversary, paidOn));
  return { fee: Number(owed - BigInt(premium)), annualRate, because: step.id };
}

/** Interest for some days of a year, rounded half up. */
function interest(owed: bigint, annualRate: number, days: number): bigint {
  const parts = 10_000n * 365n;
  return (owed * BigInt(annualRate) * BigInt(days) + parts / 2n) / parts;
}
