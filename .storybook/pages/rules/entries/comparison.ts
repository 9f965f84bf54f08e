import {
  amountOf,
  type ComparedFunds,
  type ComparedPolicy,
  choiceComparer,
  choiceYears,
  choiceYearsComparer,
  compareChoices,
  figureRules,
  figureSums,
  keptFigures,
  POLICY_CHOICES,
  surrenderAlternatives,
  toComparedPolicy,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, optionalDate, type RuleEntry, rule, text } from '../entry.ts';
import { line } from './premium-terms.ts';

const policy = {
  line,
  policyStatusCode: text('1'),
  premiumMode: choice(['yearly', 'single'] as const, 'yearly'),
  modalPremium: number(2_450_000),
  issueDate: date('2019-12-05'),
  premiumTerm: number(15),
  policyTerm: number(20),
  dueDate: optionalDate('2026-12-05'),
  maturityDate: optionalDate('2039-12-05'),
  birthDate: optionalDate('1985-06-01'),
  sumAssured: number(35_000_000),
  vestedBonus: number(5_250_000),
  loan: json<ComparedPolicy['loan']>(null),
  loanRate: json<number | null>(950),
  hasLoanRests: flag(false),
  received: number(0),
  premiumLeft: flag(false),
  revivalDate: optionalDate(null),
  reduction: json<number | null>(225),
  leastLoan: number(500_000),
  funds: json<ComparedFunds | null>(null),
  hasOpenRequest: flag(false),
  restrictions: json<ComparedPolicy['restrictions']>([]),
};
const today = date('2026-11-22');
const borrowed = number(5_000_000);
const tax = {
  yearlyPremium: 2_450_000,
  yearlyPremiums: 2_450_000,
  isResident: true,
  hasPan: true,
  paidThisYear: 0,
};
const funds: ComparedFunds = {
  value: 126_560_951,
  free: 126_560_951,
  isInvesting: false,
  terms: { minimum: 500_000, largestShare: 25, premiumsLeft: 2, perYear: 4 },
  made: 0,
  withdrawn: 0,
  paidIn: 120_000_000,
  takenOut: 0,
  keepsExemption: true,
};
const of = (given: Omit<Parameters<typeof toComparedPolicy>[0], 'tax'>): ComparedPolicy =>
  toComparedPolicy({ ...given, tax });

export const comparisonRules: readonly RuleEntry[] = [
  rule(
    'compareChoices',
    { ...policy, borrowed, today },
    (given) => compareChoices(of(given), { loan: given.borrowed, withdrawal: 0 }, given.today),
    [
      {},
      { policyStatusCode: '4', dueDate: '2025-12-05', revivalDate: '2030-12-05' },
      { line: 'unit-linked', funds, loanRate: null },
      { hasOpenRequest: true },
    ],
  ),
  rule(
    'choiceComparer',
    { ...policy, borrowed, today },
    (given) => choiceComparer(of(given), given.today)({ loan: given.borrowed, withdrawal: 0 }),
    [{}, { line: 'unit-linked', funds, loanRate: null }],
  ),
  rule(
    'choiceYearsComparer',
    { ...policy, borrowed, today },
    (given) => {
      const compared = choiceComparer(of(given), given.today)({ loan: given.borrowed, withdrawal: 0 });
      return choiceYearsComparer(of(given), given.today)(compared);
    },
    [{}, { maturityDate: null }],
  ),
  rule(
    'choiceYears',
    { ...policy, borrowed, today },
    (given) => choiceYears(of(given), compareChoices(of(given), { loan: given.borrowed, withdrawal: 0 }, given.today)),
    [{}, { maturityDate: null }],
  ),
  rule(
    'figureRules',
    { ...policy, choice: choice(POLICY_CHOICES, 'keep-paying'), today },
    (given) => {
      const compared = compareChoices(of(given), { loan: 0, withdrawal: 0 }, given.today);
      const figures = compared.choices.find((one) => one.choice === given.choice)?.figures;
      return figures ? figureRules(of(given), given.choice, figures, given.today) : null;
    },
    [{}, { choice: 'loan' }, { choice: 'surrender' }, { choice: 'revival' }],
  ),
  rule(
    'surrenderAlternatives',
    { ...policy, borrowed, today },
    (given) => surrenderAlternatives(compareChoices(of(given), { loan: given.borrowed, withdrawal: 0 }, given.today)),
    [{}, { loanRate: null }, { dueDate: null }, { policyStatusCode: '3' }],
  ),
  rule(
    'figureSums',
    { ...policy, choice: choice(POLICY_CHOICES, 'keep-paying'), amount: number(0), today },
    (given) => {
      const compared = compareChoices(of(given), { loan: given.amount, withdrawal: given.amount }, given.today);
      const figures = compared.choices.find((one) => one.choice === given.choice)?.figures;
      return figures ? figureSums(of(given), given, figures) : null;
    },
    [{}, { choice: 'loan', amount: 1_000_000 }, { choice: 'surrender' }, { choice: 'reduced-paid-up' }],
  ),
  rule('keptFigures', { ...policy, today }, (given) => keptFigures(of(given), given.today), [
    {},
    { policyStatusCode: '3' },
    { loan: { principal: 5_000_000, rate: 950, interestFrom: '2026-10-22' } },
  ]),
  rule(
    'amountOf',
    { choice: choice(POLICY_CHOICES, 'loan'), loan: number(1_000_000), withdrawal: number(500_000) },
    (given) => amountOf(given.choice, given),
    [{}, { choice: 'partial-withdrawal' }, { choice: 'surrender' }],
  ),
  rule('toComparedPolicy', policy, (given) => of(given), [{}, { policyStatusCode: '4' }]),
];
