import { premiumsPaid } from '../calendar/premium-count.ts';
import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { dueDateAfter } from '../premium/due-date-after.ts';
import { surrenderQuote } from '../surrender/surrender-quote.ts';
import { linkedDeathBenefit, withdrawalCountsUntil } from '../withdrawal/linked-death-benefit.ts';
import { assumedMaturity } from './assumed-maturity.ts';
import { type ChoiceFigures, debtOn } from './choice-figures.ts';
import type { Comparison } from './compare-choices.ts';
import { type ComparedPolicy, type PolicyChoice, unpaidPolicyOf } from './compared-policy.ts';

/** What a choice gives on a day, in paise, less what is owed on a loan if nothing is paid back. */
export interface ChoicePoint {
  readonly date: CalendarDate;
  /** If the insured person dies. */
  readonly cover: Paise;
  /** If the policy is given up; of a fund, at the lowest assumed return. Its maturity value at maturity. */
  readonly value: Paise;
}

export interface ChoiceYears {
  readonly choice: PolicyChoice;
  readonly points: readonly ChoicePoint[];
}

/** Cover and value of each open choice but surrender, today, at each anniversary and at maturity. None without a day of maturity. */
export function choiceYears(policy: ComparedPolicy, { asOf, choices, amounts }: Comparison): ChoiceYears[] {
  const days = daysOf(policy, asOf);
  return choices.flatMap(({ choice, figures }) => {
    if (figures === null || choice === 'surrender' || days.length < 2) return [];
    const lent = choice === 'loan' ? amounts.loan : 0;
    const taken = choice === 'partial-withdrawal' ? amounts.withdrawal : 0;
    const pays = choice !== 'reduced-paid-up';
    const points = days.map((date): ChoicePoint => {
      const owed = debtOn(policy, lent, asOf, date);
      const atMaturity = date === policy.maturityDate && figures.maturity !== null;
      const value = valueOnDay(policy, { pays, taken, asOf, date });
      const covered =
        date === asOf ? figures.cover : coverOnDay(policy, figures, { lent, taken, asOf, date, value, owed });
      return { date, cover: covered, value: atMaturity ? figures.maturity : Math.max(0, value - owed) };
    });
    return [{ choice, points }];
  });
}

function daysOf({ issueDate, maturityDate }: ComparedPolicy, asOf: CalendarDate): CalendarDate[] {
  if (maturityDate === null || maturityDate <= asOf) return [asOf];
  const days = [asOf];
  for (let year = 1; year <= 100; year += 1) {
    const day = addCalendarMonths(issueDate, 12 * year);
    if (day >= maturityDate) break;
    if (day > asOf) days.push(day);
  }
  return [...days, maturityDate];
}

interface ValuedDay {
  readonly pays: boolean;
  readonly taken: Paise;
  readonly asOf: CalendarDate;
  readonly date: CalendarDate;
}

/** What is paid at death on a later day: of a fund by its assumed value, of all else what it is today, each less the loan of the day. */
function coverOnDay(
  policy: ComparedPolicy,
  { cover }: ChoiceFigures,
  { lent, taken, asOf, date, value, owed }: Omit<ValuedDay, 'pays'> & { lent: Paise; value: Paise; owed: Paise },
): Paise {
  const { funds, sumAssured } = policy;
  if (!funds) return Math.max(0, cover + debtOn(policy, lent, asOf, asOf) - owed);
  const withdrawn = date < withdrawalCountsUntil(asOf) ? funds.withdrawn + taken : 0;
  return linkedDeathBenefit({ sumAssured, fundValue: value, premiumsPaid: funds.paidIn, withdrawn }, date);
}

/** Before a loan. */
function valueOnDay(policy: ComparedPolicy, { pays, taken, asOf, date }: ValuedDay): Paise {
  if (policy.funds) {
    const until = { ...policy, maturityDate: date };
    return assumedMaturity(until, { pays, taken, guaranteed: 0 }, asOf)[0]?.amount ?? 0;
  }
  const then = pays ? paidUntil(policy, date) : policy;
  return surrenderQuote({ ...unpaidPolicyOf(then), loan: null }, policy.tax, date).gross;
}

/** The policy with all premiums paid that fall due up to a day. What is paid later counts as the present premium. */
function paidUntil(policy: ComparedPolicy, day: CalendarDate): ComparedPolicy {
  let { dueDate } = policy;
  while (dueDate !== null && dueDate <= day) dueDate = dueDateAfter(policy, dueDate);
  const more = premiumsPaid({ ...policy, dueDate }) - premiumsPaid(policy);
  const { ledger, modalPremium } = policy;
  return { ...policy, dueDate, ledger: ledger ? { ...ledger, amount: ledger.amount + more * modalPremium } : null };
}
