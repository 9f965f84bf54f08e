import {
  afterGrace,
  choosesNonForfeiture,
  costOf,
  guaranteedSurrenderValue,
  leftToPay,
  maturityNoticeOn,
  NON_FORFEITURE_OPTIONS,
  newestNotice,
  nextCalendarDay,
  nonForfeitureOffer,
  type PaidPremiums,
  PLAN_LINES,
  PREMIUM_MODES,
  premiumCalendar,
  premiumPaidAfterGrace,
  premiumsPaidInAll,
  revivalDateOf,
  surrenderValueOf,
  type UnpaidPolicy,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, optionalDate, type RuleEntry, rule } from '../entry.ts';

const line = choice(PLAN_LINES, 'savings');
const premiumMode = choice(PREMIUM_MODES, 'yearly');
const dueDate = date('2026-12-05');
const valued = {
  line,
  premiumMode,
  modalPremium: number(2_450_000),
  issueDate: date('2019-12-05'),
  premiumTerm: number(15),
  policyTerm: number(20),
  dueDate: optionalDate('2026-12-05'),
  ledger: json<PaidPremiums | null>(null),
};
const unpaid = {
  ...valued,
  nonForfeiture: choice(NON_FORFEITURE_OPTIONS, 'reduced-paid-up'),
  sumAssured: number(35_000_000),
  vestedBonus: number(0),
  maturityDate: optionalDate('2039-12-05'),
  birthDate: optionalDate('1985-06-01'),
  loan: json<UnpaidPolicy['loan']>(null),
  loanRate: number(950),
  isLoanRestricted: flag(false),
  received: number(0),
};
const on = date('2027-01-05');

export const calendarRules: readonly RuleEntry[] = [
  rule('premiumCalendar', { dueDate, premiumMode }, (given) => premiumCalendar(given.dueDate, given.premiumMode), [
    {},
    { premiumMode: 'monthly' },
  ]),
  rule(
    'newestNotice',
    { dueDate, premiumMode, today: date('2026-12-05') },
    (given) => newestNotice(premiumCalendar(given.dueDate, given.premiumMode), given.today),
    [{ today: '2026-11-04' }, { today: '2026-11-05' }, {}, { today: '2026-12-20' }, { today: '2027-01-05' }],
  ),
  rule(
    'nextCalendarDay',
    { dueDate, premiumMode, today: date('2026-12-05') },
    (given) => nextCalendarDay(premiumCalendar(given.dueDate, given.premiumMode), given.today),
    [{ today: '2026-11-04' }, {}, { today: '2027-01-04' }, { today: '2027-01-05' }],
  ),
  rule('revivalDateOf', { line, dueDate }, (given) => revivalDateOf(given.line, given.dueDate), [
    {},
    { line: 'unit-linked' },
    { dueDate: '2024-02-29' },
  ]),
  rule(
    'maturityNoticeOn',
    { line, policyStatusCode: choice(['1', '2', '3', '4', 'E', 'M'], '1'), maturityDate: optionalDate('2027-03-31') },
    maturityNoticeOn,
    [
      {},
      { maturityDate: '2027-03-15' },
      { policyStatusCode: '3' },
      { policyStatusCode: '4' },
      { line: 'term' },
      { maturityDate: null },
    ],
  ),
  rule('afterGrace', { ...unpaid, on }, (given) => afterGrace(given, given.on), [
    {},
    { received: 2_450_000 },
    { line: 'unit-linked' },
    { line: 'unit-linked', dueDate: '2024-12-04' },
    { line: 'term' },
    { nonForfeiture: 'premium-loan' },
    { nonForfeiture: 'extended-term' },
    { nonForfeiture: 'none' },
  ]),
  rule('nonForfeitureOffer', { ...unpaid, on }, (given) => nonForfeitureOffer(given, given.nonForfeiture, given.on), [
    {},
    { vestedBonus: 5_250_000 },
    { nonForfeiture: 'premium-loan' },
    { nonForfeiture: 'premium-loan', isLoanRestricted: true },
    { nonForfeiture: 'premium-loan', loan: { principal: 6_432_000, rate: 950, interestFrom: '2027-01-05' } },
    { nonForfeiture: 'extended-term' },
    { line: 'term' },
  ]),
  rule(
    'choosesNonForfeiture',
    {
      policyStatusCode: choice(['1', '2', '4'], '1'),
      dueDate: optionalDate('2026-12-05'),
      hasOptions: flag(true),
      isDeathIntimated: flag(false),
      graceEndsOn: optionalDate('2027-01-04'),
      today: date('2027-01-04'),
      hasOpenRequest: flag(false),
    },
    choosesNonForfeiture,
    [
      {},
      { hasOptions: false },
      { policyStatusCode: '4' },
      { dueDate: null },
      { isDeathIntimated: true },
      { today: '2027-01-05' },
      { hasOpenRequest: true },
    ],
  ),
  rule('costOf', unpaid, (given) => costOf(given), [{}, { line: 'group' }, { dueDate: null }]),
  rule('guaranteedSurrenderValue', { ...valued, on }, (given) => guaranteedSurrenderValue(given, given.on), [
    {},
    { on: '2026-12-04' },
    { on: '2026-12-04', ledger: { amount: 17_360_000, since: '2019-12-05' } },
    { dueDate: '2020-12-05' },
    { line: 'term' },
  ]),
  rule('surrenderValueOf', { ...unpaid, on }, (given) => surrenderValueOf(given, given.on), [
    {},
    { vestedBonus: 8_000_000 },
    { dueDate: '2020-12-05' },
  ]),
  rule('premiumsPaidInAll', valued, premiumsPaidInAll, [
    {},
    { dueDate: '2025-12-05' },
    { ledger: { amount: 17_360_000, since: '2019-12-05' } },
  ]),
  rule('leftToPay', { ...valued, received: number(450_000) }, leftToPay, [
    {},
    { received: 0 },
    { received: 2_450_000 },
  ]),
  rule(
    'premiumPaidAfterGrace',
    {
      ...unpaid,
      dueDate,
      received: number(3_000_000),
      hasLoanRests: flag(false),
      by: choice(['deposit', 'loan'] as const, 'deposit'),
      on,
    },
    (given) => premiumPaidAfterGrace(given, given.by, given.on),
    [{}, { by: 'loan' }, { dueDate: '2033-12-05' }],
  ),
];
