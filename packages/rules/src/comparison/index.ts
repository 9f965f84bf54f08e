// What can be done with a policy: all choices side by side.

export type { ChoiceReason } from './choice-clauses.ts';
export type { ChoiceFigures, UndoReason } from './choice-figures.ts';
export type { ChoicePoint, ChoiceYears } from './choice-years.ts';
export { choiceYears, choiceYearsComparer } from './choice-years.ts';
export type { ComparedChoice, Comparison } from './compare-choices.ts';
export { choiceComparer, compareChoices } from './compare-choices.ts';
export type {
  ChosenAmounts,
  ComparedFunds,
  ComparedPolicy,
  PlainComparedPolicy,
  PolicyChoice,
} from './compared-policy.ts';
export { amountOf, POLICY_CHOICES, toComparedPolicy } from './compared-policy.ts';
export type { DecidedChoice } from './decide-choice.ts';
export type { ChoiceFigure, FigureRule, FigureRuleId } from './figure-rules.ts';
export { CHOICE_FIGURES, figureRules } from './figure-rules.ts';
export type { SumLine, SumPart } from './figure-sums.ts';
export { figureSums } from './figure-sums.ts';
export { keptFigures } from './kept-policy.ts';
export type { SurrenderAlternative } from './surrender-alternatives.ts';
export { surrenderAlternatives } from './surrender-alternatives.ts';
