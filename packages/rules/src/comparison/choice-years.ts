import { deathBenefit } from '../benefits/death-benefit.ts';
import { premiumsPaid } from '../calendar/premium-count.ts';
import { anniversaryOf } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { debtOn } from '../loan/debt-on.ts';
import type { Paise } from '../money/paise.ts';
import { dueDateAfter } from '../premium/due-date-after.ts';
import { surrenderQuote } from '../surrender/surrender-quote.ts';
import { withdrawalCountsUntil } from '../withdrawal/linked-death-benefit.ts';
import { assumedMaturity } from './assumed-maturity.ts';
import { type ChoiceFigures, ENDS_POLICY } from './choice-figures.ts';
import type { Comparison } from './compare-choices.ts';
import { amountOf, type ComparedPolicy, type PolicyChoice, unpaidPolicyOf } from './compared-policy.ts';
import { keptPolicy } from './kept-policy.ts';
import { memoizeLast } from './memoize-last.ts';

/** What a choice gives on a day, in paise, less what is owed on a loan if nothing is repaid. */
export interface ChoicePoint {
  readonly date: CalendarDate;
  /** Paid if the insured person dies. */
  readonly cover: Paise;
  /** Paid if the policy is surrendered; for a fund, at the lowest assumed return. At maturity, the maturity value. */
  readonly value: Paise;
}

/** Cover and value of one choice over the years. */
export interface ChoiceYears {
  readonly choice: PolicyChoice;
  readonly points: readonly ChoicePoint[];
}

/**
 * Cover and value of each open choice that keeps the policy: today, at each anniversary and at maturity. Empty without a
 * maturity date.
 */
export const choiceYears = (policy: ComparedPolicy, compared: Comparison): ChoiceYears[] =>
  choiceYearsComparer(policy, compared.asOf)(compared);

/**
 * The same for a series of comparisons made with `choiceComparer`: whatever does not depend on an amount is computed once.
 */
export function choiceYearsComparer(
  policy: ComparedPolicy,
  asOf: CalendarDate,
): (compared: Comparison) => ChoiceYears[] {
  const days = daysOf(policy, asOf);
  const kept = new Map<PolicyChoice, (figures: ChoiceFigures, amount: Paise) => ChoiceYears>();
  return ({ choices, amounts }) =>
    choices.flatMap(({ choice, figures }) => {
      if (figures === null || ENDS_POLICY.includes(choice) || days.length < 2) return [];
      const yearsAt = kept.get(choice) ?? memoizeLast(yearsOf(policy, choice, { asOf, days }));
      kept.set(choice, yearsAt);
      return [yearsAt(figures, amountOf(choice, amounts))];
    });
}

/** The years of one choice, by its figures and the amount behind them. */
function yearsOf(
  policy: ComparedPolicy,
  choice: PolicyChoice,
  { asOf, days }: { asOf: CalendarDate; days: readonly CalendarDate[] },
): (figures: ChoiceFigures, amount: Paise) => ChoiceYears {
  const pays = choice !== 'reduced-paid-up';
  const values = valuesOn(policy, { pays, asOf, days });
  const kept = keptOn(keptPolicy(policy, choice, asOf), { pays, days });
  return (figures, amount) => {
    const lent = choice === 'loan' ? amount : 0;
    const taken = choice === 'partial-withdrawal' ? amount : 0;
    const points = days.map((date, at): ChoicePoint => {
      const owed = debtOn(policy, lent, asOf, date);
      const value = values[at]?.(taken) ?? 0;
      const atMaturity = date === policy.maturityDate && figures.maturity !== null;
      const then = kept[at];
      const covered =
        date === asOf || !then ? figures.cover : paidAtDeathOn(then, { taken, asOf, date, fundValue: value, owed });
      return { date, cover: covered, value: atMaturity ? figures.maturity : Math.max(0, value - owed) };
    });
    return { choice, points };
  };
}

function daysOf({ issueDate, maturityDate }: ComparedPolicy, asOf: CalendarDate): CalendarDate[] {
  if (maturityDate === null || maturityDate <= asOf) return [asOf];
  const days = [asOf];
  for (let year = 1; year <= 100; year += 1) {
    const day = anniversaryOf(issueDate, year);
    if (day >= maturityDate) break;
    if (day > asOf) days.push(day);
  }
  return [...days, maturityDate];
}

interface CoveredDay {
  readonly taken: Paise;
  readonly asOf: CalendarDate;
  readonly date: CalendarDate;
  /** The assumed value of the fund on that day. */
  readonly fundValue: Paise;
  readonly owed: Paise;
}

/** What is paid at death on a later day, by the policy as it then is; for a fund by its assumed value. */
function paidAtDeathOn(then: ComparedPolicy, { taken, asOf, date, fundValue, owed }: CoveredDay): Paise {
  const { funds } = then;
  const withdrawn = funds && date < withdrawalCountsUntil(asOf) ? funds.withdrawn + taken : 0;
  const linked = funds && { fundValue, premiumsPaid: funds.paidIn, withdrawn };
  return deathBenefit({ ...then, funds: linked, owed }, date).benefit;
}

/** The kept policy on each day, with its premiums paid. */
function keptOn(
  kept: ComparedPolicy,
  { pays, days }: { pays: boolean; days: readonly CalendarDate[] },
): ComparedPolicy[] {
  let then = kept;
  return days.map((date) => {
    if (pays) then = paidUntil(then, date);
    return then;
  });
}

/** The value on each day before a loan, by how much is taken out of the fund now. */
function valuesOn(
  policy: ComparedPolicy,
  { pays, asOf, days }: { pays: boolean; asOf: CalendarDate; days: readonly CalendarDate[] },
): ((taken: Paise) => Paise)[] {
  if (policy.funds)
    return days.map((date) => {
      const assumed = assumedMaturity({ ...policy, maturityDate: date }, { pays, guaranteed: 0 }, asOf);
      return (taken) => assumed(taken)[0]?.amount ?? 0;
    });
  return keptOn(policy, { pays, days }).map((then, at) => {
    const { gross } = surrenderQuote({ ...unpaidPolicyOf(then), loan: null }, policy.tax, days[at] ?? asOf);
    return () => gross;
  });
}

/** The policy with every premium paid that falls due by a day. Future premiums count as the present one. */
function paidUntil(policy: ComparedPolicy, day: CalendarDate): ComparedPolicy {
  let { dueDate } = policy;
  while (dueDate !== null && dueDate <= day) dueDate = dueDateAfter(policy, dueDate);
  const more = premiumsPaid({ ...policy, dueDate }) - premiumsPaid(policy);
  const { ledger, modalPremium } = policy;
  return { ...policy, dueDate, ledger: ledger ? { ...ledger, amount: ledger.amount + more * modalPremium } : null };
}
