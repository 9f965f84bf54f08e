import type { ChoiceReason } from '../comparison/choice-clauses.ts';
import type { ChoiceFigures } from '../comparison/choice-figures.ts';
import type { ComparedChoice } from '../comparison/compare-choices.ts';
import type { ComparedPolicy, PolicyChoice } from '../comparison/compared-policy.ts';
import type { ChoiceFigure, FigureRuleId } from '../comparison/figure-rules.ts';
import type { SumLine } from '../comparison/figure-sums.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { formatDate } from '../dates/format-date.ts';
import { policyLockedUntil } from '../fund/lock-in.ts';
import { formatRupees } from '../money/format-rupees.ts';
import {
  choiceFigure,
  choiceReason,
  figureLine,
  figureRule,
  policyChoice,
  sumLine,
  undo,
} from '../paraglide/areas/comparison.js';
import type { RevivalReason } from '../policy/is-revival-eligible.ts';
import type { Language } from './language.ts';
import { borrowText, isBorrowReason } from './loan-texts.ts';
import { yesOrNo } from './optional.ts';
import { revivalText } from './restoration-texts.ts';
import { restrictionText } from './restriction-texts.ts';
import { isSurrenderReason, payoutTaxText, surrenderText } from './surrender-texts.ts';
import { fundsOutText, isFundsOutReason, isWithdrawalReason, withdrawalText } from './withdrawal-texts.ts';

/** The name of a choice: "Borrow on the policy". */
export const policyChoiceText = (choice: PolicyChoice, language: Language): string =>
  policyChoice[choice]({}, { locale: language });

/** Why a choice is open or not: the sentence of the rule that decided. */
export function choiceReasonText(
  { choice, because, restriction }: Omit<ComparedChoice, 'figures'>,
  policy: ComparedPolicy,
  today: CalendarDate,
  language: Language,
): string {
  if (restriction) return restrictionText(restriction, language);
  if (choice === 'loan' && isBorrowReason(because)) return borrowText(because, language);
  if (choice === 'surrender' && isSurrenderReason(because) && !policy.funds) return surrenderText(because, language);
  if (choice === 'partial-withdrawal' && isWithdrawalReason(because)) {
    const lockedUntil = policyLockedUntil(policy.issueDate);
    return withdrawalText(because, { lockedUntil, perYear: policy.funds?.terms?.perYear ?? 0 }, language);
  }
  if ((choice === 'surrender' || choice === 'partial-withdrawal') && isFundsOutReason(because))
    return fundsOutText(because, language);
  if (because in choiceReason) return choiceReason[because as ChoiceReason]({}, { locale: language });
  return revivalText(because as RevivalReason, { ...policy, today }, language);
}

/** The name of a figure: "Cash now". */
export const choiceFigureText = (figure: ChoiceFigure, language: Language): string =>
  choiceFigure[figure]({}, { locale: language });

/** How a figure is worked out. */
export const figureRuleText = (rule: FigureRuleId, language: Language): string =>
  figureRule[rule]({}, { locale: language });

/** A sum with its own amounts, one line for each: "Loan and interest: − ₹62,842.19". */
export const sumTexts = (lines: readonly SumLine[], language: Language): string[] =>
  lines.map(({ part, amount }) =>
    sumLine[part]({ amount: amount < 0 ? `− ${formatRupees(-amount)}` : formatRupees(amount) }, { locale: language }),
  );

/** How a choice can be undone, and until when. */
export const undoText = (
  { undo: because, undoUntil }: Pick<ChoiceFigures, 'undo' | 'undoUntil'>,
  language: Language,
): string =>
  undo[because](
    { until: undoUntil ? formatDate(undoUntil) : '', hasUntil: yesOrNo(Boolean(undoUntil)) },
    { locale: language },
  );

/** A figure of a choice, one line for each part of it: "A year: ₹24,500.00" and "Premiums left: 8". */
export function figureLines(figure: ChoiceFigure, figures: ChoiceFigures, language: Language): string[] {
  const line = (
    id: keyof typeof figureLine,
    facts: { amount?: number; rate?: number; until?: string; count?: number },
  ) =>
    figureLine[id](
      { rate: 0, until: '', count: 0, ...facts, amount: formatRupees(facts.amount ?? 0) },
      { locale: language },
    );
  const none = figureLine.none({}, { locale: language });
  const { cash, until, cover, coverUntil, maturity, assumed, cost, yearlyCost, premiumsLeft, later, tax } = figures;
  switch (figure) {
    case 'cash':
      return [
        cash === 0 ? none : formatRupees(cash),
        ...(until ? [line('until', { until: formatDate(until) })] : []),
        ...(later ? [line('later', { amount: later.amount, until: formatDate(later.on) })] : []),
      ];
    case 'cover':
      return [formatRupees(cover), ...(coverUntil ? [line('until', { until: formatDate(coverUntil) })] : [])];
    case 'maturity':
      return [maturity === null ? none : formatRupees(maturity)];
    case 'assumed':
      return assumed.length === 0 ? [none] : assumed.map(({ rate, amount }) => line('at-rate', { rate, amount }));
    case 'cost':
      return [
        ...(cost > 0 ? [line('once', { amount: cost })] : []),
        line('yearly', { amount: yearlyCost }),
        ...(premiumsLeft > 0 ? [line('premiums-left', { count: premiumsLeft })] : []),
      ];
    case 'tax':
      return tax ? [tax.tax === 0 ? none : formatRupees(tax.tax), payoutTaxText(tax, language)] : [none];
    case 'undo':
      return [undoText(figures, language)];
  }
}
