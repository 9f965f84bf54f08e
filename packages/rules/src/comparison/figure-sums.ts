import { deathBenefit } from '../benefits/death-benefit.ts';
import { maturityAmount } from '../benefits/maturity-benefit.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { debtOn } from '../loan/debt-on.ts';
import { loanLimit } from '../loan/loan-limit.ts';
import { owedOnLoan } from '../loan/owed-on-loan.ts';
import type { Paise } from '../money/paise.ts';
import { surrenderQuote } from '../surrender/surrender-quote.ts';
import { type ChoiceFigures, ENDS_POLICY } from './choice-figures.ts';
import { type ComparedPolicy, type PolicyChoice, unpaidPolicyOf } from './compared-policy.ts';
import type { ChoiceFigure } from './figure-rules.ts';
import { deathBenefitFacts, keptPolicy } from './kept-policy.ts';

/** What a line of a sum is. Each has a sentence in the texts. */
export type SumPart =
  | 'sum-assured'
  | 'reduced-cover'
  | 'least'
  | 'linked'
  | 'bonus'
  | 'unpaid'
  | 'owed'
  | 'owed-then'
  | 'guaranteed'
  | 'special'
  | 'additions'
  | 'fund-value'
  | 'surrender-value'
  | 'loan-limit'
  | 'most'
  | 'tax';

/** One line of how a figure is worked out from the policy's own amounts, in paise; what is deducted is below 0. */
export interface SumLine {
  readonly part: SumPart;
  readonly amount: Paise;
}

/** How the figures of a choice are worked out with the policy's own amounts. Figures without a sum are left out. */
export function figureSums(
  policy: ComparedPolicy,
  { choice, amount, today }: { choice: PolicyChoice; amount: Paise; today: CalendarDate },
  figures: ChoiceFigures,
): Partial<Record<ChoiceFigure, readonly SumLine[]>> {
  if (ENDS_POLICY.includes(choice)) return { cash: cashOf(policy, choice, today) };
  const kept = keptPolicy(policy, choice, today);
  const lent = choice === 'loan' ? amount : 0;
  const taken = choice === 'partial-withdrawal' ? amount : 0;
  return {
    cash: cashOf(policy, choice, today),
    cover: coverOf(kept, { lent, taken, today }),
    maturity: figures.maturity === null ? [] : maturityOf(kept, lent, today),
  };
}

const BASES = {
  'in-force': 'sum-assured',
  extended: 'sum-assured',
  least: 'least',
  reduced: 'reduced-cover',
  linked: 'linked',
} as const;

function coverOf(
  kept: ComparedPolicy,
  { lent, taken, today }: { lent: Paise; taken: Paise; today: CalendarDate },
): SumLine[] {
  const { because, base, bonus, unpaid, owed } = deathBenefit(deathBenefitFacts(kept, { lent, taken, today }), today);
  if (!(because in BASES)) return [];
  return withoutZero([
    { part: BASES[because as keyof typeof BASES], amount: base },
    { part: 'bonus', amount: bonus },
    { part: 'unpaid', amount: -unpaid },
    { part: 'owed', amount: -owed },
  ]);
}

function maturityOf(kept: ComparedPolicy, lent: Paise, today: CalendarDate): SumLine[] {
  const { sumAssured, vestedBonus = 0, maturityDate } = kept;
  const owedThen = maturityDate === null ? 0 : debtOn(kept, lent, today, maturityDate);
  const own: SumLine[] =
    kept.policyStatusCode === '3'
      ? [{ part: 'reduced-cover', amount: maturityAmount(kept) }]
      : [
          { part: 'sum-assured', amount: sumAssured },
          { part: 'bonus', amount: vestedBonus },
        ];
  return withoutZero([...own, { part: 'owed-then', amount: -owedThen }]);
}

function cashOf(policy: ComparedPolicy, choice: PolicyChoice, today: CalendarDate): SumLine[] {
  const unpaid = unpaidPolicyOf(policy);
  if (choice === 'loan') {
    const limit = loanLimit(unpaid, today);
    return withoutZero([
      { part: 'surrender-value', amount: limit.surrenderValue },
      { part: 'loan-limit', amount: limit.limit },
      { part: 'owed', amount: -owedOnLoan(limit) },
      { part: 'most', amount: limit.room },
    ]);
  }
  if (choice !== 'surrender') return [];
  if (policy.funds) return [{ part: 'fund-value', amount: policy.funds.value }];
  const quote = surrenderQuote(unpaid, policy.tax, today);
  return withoutZero([
    { part: quote.because, amount: quote[quote.because] },
    { part: 'additions', amount: quote.additions },
    { part: 'owed', amount: -owedOnLoan({ principal: quote.loan, interest: quote.interest }) },
    { part: 'tax', amount: -quote.tax.tax },
  ]);
}

const withoutZero = (lines: readonly SumLine[]): SumLine[] => lines.filter(({ amount }) => amount !== 0);
