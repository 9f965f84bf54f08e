import {
  type Annuity,
  benefitsDue,
  type CalendarDate,
  instalmentsBetween,
  linkedMaturity,
  maturityAmount,
  maturityBenefit,
  maturityNavDate,
  NON_FORFEITURE_OPTIONS,
  nextBenefit,
  nextInstalment,
  PLAN_LINES,
  PREMIUM_MODES,
  type SurvivalBenefit,
  type UnpaidPolicy,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, optionalDate, type RuleEntry, rule } from '../entry.ts';

const annuity = {
  instalment: number(1_562_500),
  mode: choice(['yearly', 'half-yearly', 'quarterly', 'monthly'] as const, 'monthly'),
  firstOn: date('2026-01-31'),
  lastOn: optionalDate(null),
};
const monthly: Annuity = { instalment: 1_562_500, mode: 'monthly', firstOn: '2026-05-05', lastOn: null };

const policy = {
  line: choice(PLAN_LINES, 'savings'),
  policyStatusCode: choice(['1', '2', '3', '4', 'A', 'B', 'E', 'I', 'M', 'S'], '1'),
  isDeathIntimated: flag(false),
  maturityDate: optionalDate('2039-12-05'),
  annuity: json<Annuity | null>(null),
  survivalBenefits: json<readonly SurvivalBenefit[]>([{ dueOn: '2034-12-05', amount: 7_000_000 }]),
  from: date('2034-12-05'),
  until: date('2039-12-05'),
};
const inPayment = {
  line: 'annuity',
  policyStatusCode: 'A',
  annuity: monthly,
  survivalBenefits: [],
  from: '2026-11-01',
  until: '2027-01-31',
} as const;

const matured = {
  line: choice(PLAN_LINES, 'savings'),
  policyStatusCode: choice(['1', '2', '3', 'B', 'E'], '2'),
  premiumMode: choice(PREMIUM_MODES, 'yearly'),
  modalPremium: number(2_450_000),
  issueDate: date('2006-12-05'),
  premiumTerm: number(15),
  policyTerm: number(20),
  dueDate: optionalDate(null),
  sumAssured: number(35_000_000),
  vestedBonus: number(5_250_000),
  reducedCover: json<number | null>(null),
  maturityDate: optionalDate('2026-12-05'),
};

export const benefitRules: readonly RuleEntry[] = [
  rule(
    'instalmentsBetween',
    { ...annuity, from: date('2026-02-28'), until: date('2026-04-30') },
    (given) => instalmentsBetween(given, given.from, given.until),
    [{}, { from: '2026-03-01' }, { until: '2026-04-29' }, { mode: 'quarterly' }, { lastOn: '2026-03-31' }],
  ),
  rule('nextInstalment', { ...annuity, after: date('2026-02-27') }, (given) => nextInstalment(given, given.after), [
    { after: '2026-01-30' },
    {},
    { after: '2026-02-28' },
    { mode: 'yearly' },
    { lastOn: '2026-02-27' },
  ]),
  rule('benefitsDue', policy, (given) => benefitsDue(given, given.from, given.until), [
    {},
    { from: '2034-12-06' },
    { until: '2039-12-04' },
    { policyStatusCode: '3' },
    { policyStatusCode: 'S' },
    { isDeathIntimated: true },
    { line: 'pension' },
    inPayment,
    { ...inPayment, annuity: { ...monthly, nextOn: '2026-12-05' } },
    { ...inPayment, annuity: { ...monthly, nextOn: null } },
    { ...inPayment, policyStatusCode: 'I' },
  ]),
  rule('nextBenefit', policy, (given) => nextBenefit(given, given.from, given.until), [
    {},
    { from: '2034-12-06' },
    { policyStatusCode: 'B' },
    { line: 'unit-linked', policyStatusCode: 'B' },
    { line: 'term', survivalBenefits: [] },
    inPayment,
  ]),
  rule(
    'maturityBenefit',
    {
      ...matured,
      nonForfeiture: choice(NON_FORFEITURE_OPTIONS, 'reduced-paid-up'),
      birthDate: optionalDate('1985-06-01'),
      loan: json<UnpaidPolicy['loan']>(null),
      loanRate: number(950),
      received: number(0),
      yearlyPremium: number(2_450_000),
      yearlyPremiums: number(2_450_000),
      isResident: flag(true),
      hasPan: flag(true),
      paidThisYear: number(0),
      on: date('2026-12-05'),
    },
    (given) => maturityBenefit(given, given, given.on),
    [
      {},
      { policyStatusCode: '3', dueDate: '2013-12-05' },
      { loan: { principal: 6_000_000, rate: 950, interestFrom: '2026-05-19' } },
      { loan: { principal: 50_000_000, rate: 950, interestFrom: '2026-05-19' } },
      { issueDate: '2016-12-05', premiumTerm: 10, modalPremium: 3_600_000, yearlyPremium: 3_600_000 },
      { line: 'term' },
    ],
  ),
  rule('maturityAmount', matured, maturityAmount, [
    {},
    { policyStatusCode: '3', dueDate: '2013-12-05' },
    { policyStatusCode: '3', reducedCover: 20_000_000 },
    { policyStatusCode: 'E' },
    { policyStatusCode: 'B' },
    { line: 'term' },
  ]),
  rule(
    'maturityNavDate',
    { maturityDate: date('2026-12-04'), holidays: json<readonly CalendarDate[]>([]) },
    (given) => maturityNavDate(given.maturityDate, given.holidays),
    [{}, { maturityDate: '2026-12-05' }, { maturityDate: '2026-12-05', holidays: ['2026-12-07'] }],
  ),
  rule('linkedMaturity', { fundValue: number(58_530_342), waiting: number(200_000) }, linkedMaturity, [
    {},
    { waiting: 0 },
  ]),
];
