import {
  canSurrender,
  hasPremiumLimit,
  maturityValue,
  NON_FORFEITURE_OPTIONS,
  payoutTax,
  surrenderClauses,
  surrenderDeductions,
  surrenderQuote,
  surrenderWithoutAdditions,
  type UnpaidPolicy,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, optionalDate, type RuleEntry, rule, text } from '../entry.ts';
import { line } from './premium-terms.ts';

const policy = {
  line,
  premiumMode: choice(['yearly', 'single'] as const, 'yearly'),
  modalPremium: number(2_450_000),
  issueDate: date('2019-12-05'),
  premiumTerm: number(15),
  policyTerm: number(20),
  dueDate: optionalDate('2026-12-05'),
  maturityDate: optionalDate('2039-12-05'),
};
const unpaid = {
  ...policy,
  nonForfeiture: choice(NON_FORFEITURE_OPTIONS, 'reduced-paid-up'),
  sumAssured: number(35_000_000),
  vestedBonus: number(5_250_000),
  birthDate: optionalDate('1985-06-01'),
  loan: json<UnpaidPolicy['loan']>(null),
  loanRate: number(950),
  isLoanRestricted: flag(false),
  received: number(0),
};
const tax = {
  yearlyPremium: number(2_450_000),
  yearlyPremiums: number(2_450_000),
  isResident: flag(true),
  hasPan: flag(true),
  paidThisYear: number(0),
};
const on = date('2026-11-22');

export const surrenderRules: readonly RuleEntry[] = [
  rule(
    'canSurrender',
    {
      ...policy,
      policyStatusCode: text('1'),
      hasOpenRequest: flag(false),
      net: json<number | null>(8_575_000),
      today: on,
    },
    canSurrender,
    [
      {},
      { policyStatusCode: 'S' },
      { maturityDate: '2026-11-22' },
      { line: 'unit-linked' },
      { policyStatusCode: 'A' },
      { policyStatusCode: 'E' },
      { line: 'term' },
      { hasOpenRequest: true },
      { net: 0 },
    ],
    surrenderClauses,
  ),
  rule(
    'surrenderQuote',
    { ...unpaid, additions: json<NonNullable<UnpaidPolicy['additions']> | null>(null), ...tax, on },
    (given) => surrenderQuote(given, given, given.on),
    [
      {},
      { vestedBonus: 8_000_000 },
      { additions: { sumAssured: 4_200_000, factors: [{ ageFrom: 41, yearsLeftFrom: 10, factor: 6210 }] } },
      { loan: { principal: 5_000_000, rate: 950, interestFrom: '2026-10-22' } },
      { line: 'term' },
    ],
  ),
  rule(
    'payoutTax',
    {
      ...tax,
      gross: number(50_000_000),
      premiumsPaid: number(30_000_000),
      issueDate: date('2015-01-01'),
      sumAssured: number(10_000_000),
      on,
    },
    (given) => payoutTax(given, given.on),
    [
      {},
      { hasPan: false },
      { isResident: false },
      { sumAssured: 24_500_000 },
      { gross: 30_000_000 },
      { gross: 9_500_000, premiumsPaid: 5_000_000 },
    ],
  ),
  rule('hasPremiumLimit', { issueDate: date('2023-04-01') }, (given) => hasPremiumLimit(given.issueDate), [
    {},
    { issueDate: '2023-03-31' },
  ]),
  rule('maturityValue', { sumAssured: number(35_000_000), vestedBonus: number(5_250_000) }, maturityValue, [
    {},
    { vestedBonus: 0 },
  ]),
  rule(
    'surrenderDeductions',
    { loan: number(5_000_000), interest: number(240_753), tax: number(0) },
    surrenderDeductions,
    [{}, { tax: 100_000 }],
  ),
  rule(
    'surrenderWithoutAdditions',
    { gross: number(11_754_867), additions: number(2_608_200) },
    surrenderWithoutAdditions,
    [{}, { additions: 0 }],
  ),
];
