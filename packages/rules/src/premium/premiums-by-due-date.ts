import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { MONTHS_OF_MODE, monthsAfterDue } from './due-date-after.ts';
import { addUpDues, type DueQuote } from './due-quote.ts';
import type { PremiumPolicy } from './premium-due.ts';
import { costOfInstalment, payableInstalments } from './unpaid-instalments.ts';

/** One premium that can be paid today. */
export interface PayablePremium {
  readonly dueDate: CalendarDate;
  /** The last day of the period that it pays for. */
  readonly periodUntil: CalendarDate;
  /** With GST, in paise. */
  readonly amount: Paise;
  /** The part of it that we have received, or that is in process at a bank, in paise. */
  readonly received: Paise;
  /** The rest, in paise. */
  readonly toBePaid: Paise;
  /** Its due date has passed: without it the cover ends with the grace period. */
  readonly keepsCover: boolean;
}

/**
 * The premiums that can be paid today by due date, oldest first. Money received or in process pays the oldest first.
 * Empty if the policy pays no premiums, as after a lapse.
 */
export function premiumsByDueDate(policy: PremiumPolicy, inProcess: Paise, today: CalendarDate): PayablePremium[] {
  if (!policy.isPremiumPaying) return [];
  let settled = policy.received + inProcess;
  return payableInstalments(policy, today).map((instalment) => {
    const { dueDate } = instalment;
    const amount = costOfInstalment(instalment);
    const received = Math.min(settled, amount);
    settled -= received;
    const next = monthsAfterDue(policy.issueDate, dueDate, MONTHS_OF_MODE[policy.premiumMode]);
    return {
      dueDate,
      periodUntil: addCalendarDays(next, -1),
      amount,
      received,
      toBePaid: amount - received,
      keepsCover: dueDate < today,
    };
  });
}

/** What decides how many premiums are paid together. */
type PremiumPart = Pick<PayablePremium, 'keepsCover' | 'toBePaid'>;

/**
 * How many of the premiums, oldest first, one payment covers at least: all that keep the cover, or the oldest if none is overdue.
 * One that is covered by money received is paid together with the next. 0 if nothing is left to pay.
 */
export function leastPremiums(premiums: readonly PremiumPart[]): number {
  const overdue = premiums.filter(({ keepsCover }) => keepsCover).length;
  const first = premiums.findIndex(({ toBePaid }) => toBePaid > 0);
  return first < 0 ? 0 : Math.max(overdue, first + 1);
}

/** What is left to pay for the first of the premiums, in paise; for as many as one payment covers at least by default. */
export const premiumsToPay = (premiums: readonly PremiumPart[], count: number = leastPremiums(premiums)): Paise =>
  premiums.slice(0, count).reduce((sum, { toBePaid }) => sum + toBePaid, 0);

/** Those of them of which something is left to pay. */
const openPremiums = <Part extends PremiumPart>(premiums: readonly Part[]): Part[] =>
  premiums.slice(0, leastPremiums(premiums)).filter(({ toBePaid }) => toBePaid > 0);

/** How many premiums `premiumsToPay` is for; 0 if nothing is left to pay. */
export const premiumCountToPay = (premiums: readonly PremiumPart[]): number => openPremiums(premiums).length;

/** The whole of those premiums of which `premiumsToPay` is what is left, in paise; undefined if none of it is received. */
export function partlyPaidPremium(premiums: readonly PayablePremium[]): Paise | undefined {
  const whole = openPremiums(premiums).reduce((sum, { amount }) => sum + amount, 0);
  return whole > premiumsToPay(premiums) ? whole : undefined;
}

/**
 * The amounts that can be paid today, lowest first: what must be paid now, and that with one more premium after the other.
 * Empty if nothing can be paid.
 */
export function premiumQuotes(policy: PremiumPolicy, today: CalendarDate): DueQuote[] {
  const least = leastPremiums(premiumsByDueDate(policy, 0, today));
  if (least === 0) return [];
  const payable = payableInstalments(policy, today);
  return payable.slice(least - 1).flatMap((_, more) => addUpDues(policy, payable.slice(0, least + more)) ?? []);
}

/** What must be paid now: all that keeps the cover, or the oldest premium if none is overdue. Null if nothing can be paid. */
export const premiumDueNow = (policy: PremiumPolicy, today: CalendarDate): DueQuote | null =>
  premiumQuotes(policy, today)[0] ?? null;
