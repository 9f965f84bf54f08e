import type { ChoiceReason } from '../../comparison/choice-clauses.ts';
import type { UndoReason } from '../../comparison/choice-figures.ts';
import type { PolicyChoice } from '../../comparison/compared-policy.ts';
import type { ChoiceFigure, FigureRuleId } from '../../comparison/figure-rules.ts';
import type { Texts } from '../language.ts';

export const policyChoice: Texts<PolicyChoice> = {
  'keep-paying': () => 'Keep the policy',
  'reduced-paid-up': () => 'Stop paying',
  loan: () => 'Borrow on the policy',
  'partial-withdrawal': () => 'Withdraw a part',
  surrender: () => 'Surrender the policy',
  revival: () => 'Revive the policy',
};

export const choiceReason: Texts<ChoiceReason> = {
  'policy-ended': () => 'The policy has ended, or a claim is registered.',
  matured: () => 'The policy has matured. Its maturity value is paid.',
  'annuity-in-payment': () => 'The annuity is already being paid.',
  restricted: () => 'A restriction on the policy does not allow it.',
  lapsed: () => 'A premium stayed unpaid, and the policy has lapsed.',
  'already-reduced': () => 'The cover is reduced already.',
  'not-in-force': () => 'The policy is not in force.',
  'nothing-to-pay': () => 'All premiums are paid.',
  'set-aside': () => 'The policy is within its lock-in. Without premiums the cover ends and the fund is set aside.',
  'no-value-yet': () => 'The policy has no surrender value.',
  open: () => 'Possible today.',
};

export const choiceFigure: Texts<ChoiceFigure> = {
  cash: () => 'Cash now',
  cover: () => 'Paid if the insured person dies',
  maturity: () => 'Guaranteed at maturity',
  assumed: () => 'Assumed at maturity, not guaranteed',
  cost: () => 'Cost',
  tax: () => 'Income tax now',
  undo: () => 'Undo it',
};

export const figureRule: Texts<FigureRuleId> = {
  'no-cash': () => 'Nothing is paid out.',
  'loan-cash': () =>
    'A share of the surrender value, less what is owed on a loan already. The amount chosen above is within it.',
  'fund-cash': () => 'Units are sold at the price of the day, so the amount can differ.',
  'fund-later': () =>
    'Within the lock-in the fund, less a charge, is set aside. It earns at least 4 % a year and is paid when the lock-in is over.',
  'surrender-cash': () =>
    'The larger of the guaranteed and the special surrender value, with paid-up additions. Loan, interest and tax are taken off.',
  'whole-cover': () => 'The sum assured, less what is owed on a loan.',
  'reduced-cover': () =>
    'The sum assured times premiums paid, divided by all premiums, with the bonuses so far. What is owed on a loan is taken off.',
  'linked-cover': () =>
    'The largest of three: the sum assured less withdrawals of the last two years, the fund value, and 105 % of the premiums paid.',
  'cover-ends': () => 'The policy ends, and nothing more is paid.',
  guaranteed: () =>
    'The sum assured and the bonuses so far. A loan is taken off, with all its interest, if nothing is paid back.',
  'no-guarantee': () => 'The plan guarantees nothing at maturity.',
  illustrated: () =>
    'What returns of 4 % and 8 % a year would give, after the charges of the plan. Neither is guaranteed, and neither is a limit.',
  'not-illustrated': () => 'There is no illustration for this plan.',
  premiums: () => 'The premiums of a year, with the GST of today.',
  'premiums-and-interest': () =>
    'The premiums of a year, with the GST of today, and a year of interest on the new loan.',
  'revival-cost': () => 'All unpaid premiums with GST and late fee. After that, the premiums of a year.',
  'no-cost': () => 'There is nothing more to pay.',
  'payout-tax': () =>
    'If the payout is more than the premiums, tax is deducted from the difference, unless the payout is free of tax.',
  'no-income': () => 'No income is paid out. A loan is not income.',
  undo: () => 'This follows from the terms of the policy.',
};

export const undo: Texts<UndoReason, { readonly until: string }> = {
  'any-time': () => 'Another choice is possible at any time.',
  'by-revival': ({ until }) => `Revival is possible${until && ` until ${until}`}.`,
  'by-repayment': () => 'The loan can be paid back at any time.',
  'not-after-price': () => 'Not once the units are sold.',
  'until-taken-up': () => 'The request can be cancelled until work on it begins, but not after that.',
};

/** The values behind a figure. */
export type FigureLine = 'none' | 'at-rate' | 'until' | 'later' | 'once' | 'yearly' | 'premiums-left';

export const figureLine: Texts<
  FigureLine,
  { readonly amount: string; readonly rate: number; readonly until: string; readonly count: number }
> = {
  none: () => 'None',
  'at-rate': ({ amount, rate }) => `At ${rate} %: ${amount}`,
  until: ({ until: date }) => `Until ${date}`,
  later: ({ amount, until: date }) => `On ${date}, at least: ${amount}`,
  once: ({ amount }) => `Now: ${amount}`,
  yearly: ({ amount }) => `A year: ${amount}`,
  'premiums-left': ({ count }) => `Premiums left: ${count}`,
};
