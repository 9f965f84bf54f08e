import {
  type AdditionsFactor,
  additionsClauses,
  additionsFactor,
  additionsFactorOn,
  additionsPartLimits,
  additionsQuote,
  bonusWithAdditions,
  bonusWithoutAdditions,
  canCashAdditions,
  checkAdditionsPart,
  coverWithAdditions,
  isLoanCovered,
  NON_FORFEITURE_OPTIONS,
  type UnpaidPolicy,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, optionalDate, type RuleEntry, rule, text } from '../entry.ts';
import { line } from './premium-terms.ts';

const additions = number(4_200_000);
const least = number(500_000);

const bonus = { vestedBonus: number(5_250_000), reducedCover: json<number | null>(null) };

export const paidUpAdditionRules: readonly RuleEntry[] = [
  rule(
    'canCashAdditions',
    {
      policyStatusCode: text('1'),
      maturityDate: optionalDate('2039-12-01'),
      additions,
      isLoanCovered: flag(true),
      hasOpenRequest: flag(false),
      cash: json<number | null>(2_608_200),
      premiumsPaid: number(17_150_000),
      today: date('2026-11-22'),
    },
    canCashAdditions,
    [
      {},
      { policyStatusCode: 'S' },
      { maturityDate: '2026-11-22' },
      { additions: 0 },
      { policyStatusCode: '4' },
      { isLoanCovered: false },
      { hasOpenRequest: true },
      { cash: null },
      { cash: 17_150_001 },
    ],
    additionsClauses,
  ),
  rule(
    'additionsFactor',
    {
      factors: json<readonly AdditionsFactor[]>([
        { ageFrom: 0, yearsLeftFrom: 10, factor: 6000 },
        { ageFrom: 41, yearsLeftFrom: 10, factor: 6210 },
      ]),
      age: number(41),
      yearsLeft: number(13),
    },
    ({ factors, age, yearsLeft }) => additionsFactor(factors, age, yearsLeft),
    [{}, { age: 40 }, { yearsLeft: 9 }],
  ),
  rule(
    'additionsFactorOn',
    {
      factors: json<readonly AdditionsFactor[]>([
        { ageFrom: 0, yearsLeftFrom: 10, factor: 6000 },
        { ageFrom: 41, yearsLeftFrom: 10, factor: 6210 },
      ]),
      birthDate: optionalDate('1985-06-01'),
      maturityDate: optionalDate('2039-12-05'),
      on: date('2026-11-22'),
    },
    (given) => additionsFactorOn(given.factors, given, given.on),
    [{}, { on: '2026-05-31' }, { birthDate: null }, { maturityDate: null }],
  ),
  rule(
    'additionsQuote',
    {
      additions,
      factor: number(6210),
      least,
      bonusRate: number(450),
      cover: number(40_250_000),
      part: number(2_000_000),
    },
    (given) => additionsQuote(given, given.part),
    [{}, { part: 4_200_000 }],
  ),
  rule(
    'checkAdditionsPart',
    { additions, least, part: number(500_000) },
    (given) => checkAdditionsPart(given, given.part),
    [{}, { part: 499_999 }, { part: 3_700_001 }, { part: 4_200_000 }, { part: 4_200_001 }],
  ),
  rule(
    'isLoanCovered',
    {
      line,
      premiumMode: choice(['yearly', 'single'] as const, 'yearly'),
      modalPremium: number(2_450_000),
      issueDate: date('2019-12-05'),
      premiumTerm: number(15),
      policyTerm: number(20),
      dueDate: optionalDate('2026-12-05'),
      maturityDate: optionalDate('2039-12-05'),
      nonForfeiture: choice(NON_FORFEITURE_OPTIONS, 'reduced-paid-up'),
      sumAssured: number(35_000_000),
      vestedBonus: number(8_000_000),
      birthDate: optionalDate('1985-06-01'),
      loan: json<UnpaidPolicy['loan']>({ principal: 7_717_500, rate: 950, interestFrom: '2026-11-22' }),
      loanRate: number(950),
      received: number(0),
      additions,
      on: date('2026-11-22'),
    },
    (given) => isLoanCovered({ ...given, additions: null }, given.additions, given.on),
    [{}, { on: '2026-11-23' }, { on: '2026-11-23', additions: 0 }, { loan: null }],
  ),
  rule('additionsPartLimits', { additions, least }, additionsPartLimits, [{}, { additions: 999_999 }]),
  rule(
    'bonusWithoutAdditions',
    { ...bonus, sumAssured: number(2_000_000) },
    (given) => bonusWithoutAdditions(given, given.sumAssured),
    [{}, { reducedCover: 21_583_333 }, { vestedBonus: 1_000_000 }],
  ),
  rule(
    'bonusWithAdditions',
    { ...bonus, sumAssured: number(2_000_000) },
    (given) => bonusWithAdditions(given, given.sumAssured),
    [{}, { reducedCover: 21_583_333 }],
  ),
  rule('coverWithAdditions', { ...bonus, sumAssured: number(35_000_000) }, coverWithAdditions, [
    {},
    { reducedCover: 21_583_333 },
  ]),
];
