import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { MONTHS_OF_MODE } from './due-date-after.ts';
import { gstOnPremium, gstRatesOf, type TaxedPremium } from './gst-on-premium.ts';
import { type PremiumPolicy, premiumSummary } from './premium-due.ts';
import type { PlanLine, PremiumMode } from './premium-terms.ts';
import { payableUntil } from './unpaid-instalments.ts';

/** Policies that agree in everything that decides what is to be paid for them. */
export interface PolicyGroup extends PremiumPolicy {
  /** Payments in process for each of them, in paise. */
  readonly inProcess: Paise;
  readonly count: number;
}

/**
 * The amount that can be paid today for all policies of the groups, in paise: for each policy what `premiumSummary`
 * returns.
 */
export function totalToBePaid(groups: readonly PolicyGroup[], today: CalendarDate): Paise {
  return groups.reduce((total, group) => {
    const { isPayable, toBePaid } = premiumSummary(group, group.inProcess, today);
    return isPayable ? total + group.count * toBePaid : total;
  }, 0);
}

/**
 * The due date after which a policy of this mode has at most one premium to pay today; null if every due date
 * qualifies. A few days later than necessary, since months differ in length.
 */
export function paysOneAfter(mode: PremiumMode, today: CalendarDate): CalendarDate | null {
  const months = MONTHS_OF_MODE[mode];
  return months === 0 ? null : addCalendarDays(addCalendarMonths(payableUntil(today), -months), 3);
}

/** Premiums with the same rate whose tax rounds the same way; the dates are those of any of them. */
export interface PremiumGroup extends TaxedPremium {
  readonly count: number;
  /** Sum of all of them, in paise. */
  readonly total: Paise;
  /** The remainder of each modulo `roundsAlike` of its period, in paise. */
  readonly remainder: Paise;
}

/** All premiums of the groups in paise, with the GST of each as `gstOnPremium` rounds it. */
export function totalWithGst(groups: readonly PremiumGroup[]): Paise {
  return groups.reduce((sum, { count, total, remainder, ...taxed }) => {
    // the first part needs no rounding
    const gst = gstOnPremium(total - count * remainder, taxed) + count * gstOnPremium(remainder, taxed);
    return sum + total + gst;
  }, 0);
}

/** The period in which all due dates of a line have the same rates; `to` is null if it has no end yet. */
export interface GstPeriod {
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
  /** The first policy year has its own rate, so that the dates of each policy matter. */
  readonly dependsOnYear: boolean;
  /** Premiums that differ by a multiple of this many paise have their tax rounded the same way. */
  readonly roundsAlike: Paise;
}

/** The periods of a line, oldest first; empty if its premium has no tax. Due dates outside of them have none either. */
export const gstPeriodsOf = (line: PlanLine): GstPeriod[] =>
  gstRatesOf(line).map(({ from, to, value: { firstYear, renewal } }) => ({
    from,
    to,
    dependsOnYear: firstYear !== renewal,
    roundsAlike: BASIS / commonDivisor(commonDivisor(BASIS, firstYear), renewal),
  }));

/** Rates in basis points. */
const BASIS = 10_000;

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));
