import type { CalendarDate } from '../dates/calendar-date.ts';
import { BANK_RATE } from '../tables/bank-rate.ts';
import { DISCONTINUANCE_CHARGES, LINKED_DEATH_BENEFIT } from '../tables/discontinuance.ts';
import { FREE_LOOK_DAYS } from '../tables/free-look-days.ts';
import { ILLUSTRATION_RATES } from '../tables/illustration-rates.ts';
import { LATE_FEE_STEPS } from '../tables/late-fee-steps.ts';
import { PAYOUT_TAX } from '../tables/payout-tax.ts';
import { REVIVAL_YEARS } from '../tables/revival-years.ts';
import { LOAN_SHARE, LOCK_IN_YEARS, SPECIAL_VALUE_RATE, SURRENDER_VALUE_YEARS } from '../tables/surrender-value.ts';
import { type DatedTable, sourceOn } from '../tables/value-on.ts';
import type { ChoiceFigures } from './choice-figures.ts';
import type { ComparedPolicy, PolicyChoice } from './compared-policy.ts';

/** The figures shown for each choice. */
export const CHOICE_FIGURES = ['cash', 'cover', 'maturity', 'assumed', 'cost', 'tax', 'undo'] as const;
export type ChoiceFigure = (typeof CHOICE_FIGURES)[number];

/** How a figure is worked out. Each has a sentence in the texts. */
export type FigureRuleId =
  | 'no-cash'
  | 'loan-cash'
  | 'fund-cash'
  | 'fund-later'
  | 'surrender-cash'
  | 'free-look-refund'
  | 'whole-cover'
  | 'reduced-cover'
  | 'linked-cover'
  | 'cover-ends'
  | 'guaranteed'
  | 'no-guarantee'
  | 'illustrated'
  | 'not-illustrated'
  | 'premiums'
  | 'premiums-and-interest'
  | 'revival-cost'
  | 'no-cost'
  | 'payout-tax'
  | 'no-income'
  | 'undo';

/** The rule of a figure and its source; no source if it follows from the policy alone. */
export interface FigureRule {
  readonly rule: FigureRuleId;
  readonly sources: readonly string[];
}

/** How each figure of a choice is worked out. */
export function figureRules(
  policy: ComparedPolicy,
  choice: PolicyChoice,
  figures: ChoiceFigures,
  today: CalendarDate,
): Readonly<Record<ChoiceFigure, FigureRule>> {
  const { issueDate, dueDate, funds } = policy;
  const from = (rule: FigureRuleId, ...tables: [DatedTable<unknown>, CalendarDate][]): FigureRule => ({
    rule,
    sources: tables.flatMap(([table, date]) => forReaders(sourceOn(table, date) ?? '') || []),
  });
  const value = from('surrender-cash', [SURRENDER_VALUE_YEARS, issueDate], [SPECIAL_VALUE_RATE, today]);
  const fund = from('fund-cash', [LOCK_IN_YEARS, issueDate]);
  const reduced = from('reduced-cover', [SURRENDER_VALUE_YEARS, issueDate]);
  const cash: Partial<Record<PolicyChoice, FigureRule>> = {
    loan: from('loan-cash', [LOAN_SHARE, today]),
    'free-look': from('free-look-refund', [FREE_LOOK_DAYS, today]),
    'partial-withdrawal': fund,
    surrender: figures.later ? from('fund-later', [DISCONTINUANCE_CHARGES, issueDate]) : funds ? fund : value,
  };
  const cover: Partial<Record<PolicyChoice, FigureRule>> = {
    'reduced-paid-up': reduced,
    'free-look': from('cover-ends'),
    surrender: from('cover-ends'),
  };
  const guaranteed = cover[choice]?.rule === 'reduced-cover' ? reduced : from('guaranteed');
  const cost: Partial<Record<PolicyChoice, FigureRule>> = {
    loan: from('premiums-and-interest'),
    revival: from('revival-cost', [LATE_FEE_STEPS, today], [BANK_RATE, today]),
  };
  return {
    cash: cash[choice] ?? from('no-cash'),
    cover: cover[choice] ?? (funds ? from('linked-cover', [LINKED_DEATH_BENEFIT, today]) : from('whole-cover')),
    maturity:
      cover[choice]?.rule === 'cover-ends'
        ? from('cover-ends')
        : figures.maturity === null
          ? from('no-guarantee')
          : guaranteed,
    assumed: figures.assumed.length === 0 ? from('not-illustrated') : from('illustrated', [ILLUSTRATION_RATES, today]),
    cost: cost[choice] ?? from(figures.yearlyCost === 0 ? 'no-cost' : 'premiums'),
    tax: figures.tax ? from('payout-tax', [PAYOUT_TAX, today]) : from('no-income'),
    undo: choice === 'reduced-paid-up' ? from('undo', [REVIVAL_YEARS, dueDate ?? today]) : from('undo'),
  };
}

/** The source without internal notes, such as where we wrote a decision down or what we still need to check. */
const forReaders = (source: string): string =>
  source
    .replace(/ ?\([^)]*\bcheck[^)]*\)/g, '')
    .replace(/,? docs\/decisions\/\d+/g, '')
    .split('; ')
    .filter((part) => !part.includes('to be checked'))
    .join('; ');
