import type { CalendarDate } from '../dates/calendar-date.ts';
import { loanLimit } from '../loan/loan-limit.ts';
import type { Paise } from '../money/paise.ts';
import { surrenderQuote } from '../surrender/surrender-quote.ts';
import { annualPremium } from '../withdrawal/discontinuance.ts';
import { withdrawalLimits } from '../withdrawal/withdrawal-limits.ts';
import { type ChoiceFigures, figuresOf } from './choice-figures.ts';
import {
  amountOf,
  type ChosenAmounts,
  type ComparedPolicy,
  POLICY_CHOICES,
  type PolicyChoice,
  unpaidPolicyOf,
} from './compared-policy.ts';
import { type DecidedChoice, decideChoice } from './decide-choice.ts';
import { memoizeLast } from './memoize-last.ts';

/** One choice with its figures, or the reason why it is not open. */
export interface ComparedChoice extends Omit<DecidedChoice, 'isOpen'> {
  /** Null if the choice is not open. */
  readonly figures: ChoiceFigures | null;
}

interface AmountBounds {
  readonly least: Paise;
  readonly most: Paise;
}

/** All choices side by side. */
export interface Comparison {
  readonly asOf: CalendarDate;
  /** In the order of `POLICY_CHOICES`; a return only while the policy is in free look. */
  readonly choices: readonly ComparedChoice[];
  /** The smallest and largest amount to borrow and to take out, in paise; both 0 if the choice is not open. */
  readonly bounds: { readonly loan: AmountBounds; readonly withdrawal: AmountBounds };
  /** The amounts behind the figures, within the bounds. */
  readonly amounts: ChosenAmounts;
}

/**
 * What can be done with a policy on a day, with the figures of each choice. Each figure comes from the rule that
 * decides it in the choice's own service; this function computes none itself. Amounts beyond the bounds are clamped.
 */
export const compareChoices = (policy: ComparedPolicy, wanted: ChosenAmounts, today: CalendarDate): Comparison =>
  choiceComparer(policy, today)(wanted);

/**
 * The same for a series of amounts, for example from a slider: whatever does not depend on an amount is computed once,
 * and a choice whose amount stays returns the same figures object.
 */
export function choiceComparer(policy: ComparedPolicy, today: CalendarDate): (wanted: ChosenAmounts) => Comparison {
  const quote = surrenderQuote(unpaidPolicyOf(policy), policy.tax, today);
  const { room } = loanLimit(unpaidPolicyOf(policy), today);
  const withdrawable = withdrawableOf(policy);
  const out = { room, mostWithdrawn: withdrawable.most, net: quote.net };
  const decided = choicesOf(policy).map((choice) => decideChoice(policy, choice, out, today));
  const boundsOf = (choice: DecidedChoice['choice'], bounds: AmountBounds): AmountBounds =>
    decided.some((one) => one.choice === choice && one.isOpen) ? bounds : { least: 0, most: 0 };
  const bounds = {
    loan: boundsOf('loan', { least: policy.leastLoan, most: room }),
    withdrawal: boundsOf('partial-withdrawal', withdrawable),
  };
  const choices = decided.map(({ isOpen, ...one }) => {
    const figures = isOpen ? figuresOf(policy, { choice: one.choice, quote, today }) : null;
    const at = memoizeLast((amount: Paise): ComparedChoice => ({ ...one, figures: figures && figures(amount) }));
    return (amounts: ChosenAmounts) => at(amountOf(one.choice, amounts));
  });
  return (wanted) => {
    const amounts = {
      loan: within(wanted.loan, bounds.loan),
      withdrawal: within(wanted.withdrawal, bounds.withdrawal),
    };
    return { asOf: today, choices: choices.map((at) => at(amounts)), bounds, amounts };
  };
}

/** Almost no policy is in free look, so its end is no reason to give. */
const choicesOf = ({ freeLook }: ComparedPolicy): readonly PolicyChoice[] =>
  POLICY_CHOICES.filter((choice) => choice !== 'free-look' || freeLook);

const within = (amount: Paise, { least, most }: AmountBounds): Paise => Math.max(least, Math.min(most, amount));

/** Checks the funds together, because it makes no difference here which of them is sold. */
function withdrawableOf(policy: ComparedPolicy): AmountBounds {
  const { funds } = policy;
  if (!funds?.terms) return { least: 0, most: 0 };
  const { terms, value, free } = funds;
  return withdrawalLimits({ terms, yearlyPremium: annualPremium(policy), funds: [{ fundCode: '', value, free }] });
}
