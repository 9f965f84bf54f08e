import {
  type CalendarDate,
  checkFundSplit,
  checkLoanPayment,
  checkPaymentReference,
  checkProofDate,
  checkTopUp,
  coverOfTopUp,
  dueState,
  hasUnitLinkedLimit,
  isBusinessDay,
  type Loan,
  largestTopUp,
  loanBalance,
  loanCeiling,
  navDateHoldsUntil,
  navDateOf,
  PAYMENT_RAILS,
  PREMIUM_MODES,
  paidInTaxYear,
  premiumShareAfter,
  referenceLengths,
  safeLoanPayment,
  shortReference,
  splitAmount,
  splitLoanPayment,
  taxFreeTopUp,
  topUpLockedUntil,
  topUpRoom,
  topUpTax,
  topUpTaxLimit,
  whyNoTopUp,
  whyTopUpsAreClosed,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, optionalDate, type RuleEntry, rule, text } from '../entry.ts';
import { terms, today } from './premium-terms.ts';

const topUpPolicy = {
  ...terms,
  premiumMode: choice(PREMIUM_MODES, 'yearly'),
  topUp: json({ minimum: 500000, maximum: 100000000, step: 100000 }),
  isPremiumPaying: flag(true),
  isPaymentBlocked: flag(false),
  maturityDate: optionalDate('2041-02-24'),
  toppedUp: number(0),
};
const insured = { issueDate: date('2021-02-24'), birthDate: optionalDate('1979-06-01'), today };
const taxFacts = {
  ...insured,
  sumAssured: number(200000000),
  paidForPolicy: number(20000000),
  paidForUnitLinked: number(20000000),
  amount: number(5000000),
};
const holidays = json<readonly CalendarDate[]>(['2026-11-24']);
const split = json([
  { fundCode: 'GRO', share: 60 },
  { fundCode: 'BAL', share: 40 },
]);
const loan = json<Loan>({ principal: 15000000, rate: 950, interestFrom: '2026-05-21' });
const restingLoan: Loan = { principal: 15000000, rate: 950, interestFrom: '2025-01-10', restsFrom: '2025-01-10' };

export const paymentRules: readonly RuleEntry[] = [
  rule('loanBalance', { loan, on: date('2026-11-21') }, (given) => loanBalance(given.loan, given.on), [
    { on: '2026-05-21' },
    { on: '2026-05-22' },
    {},
    { loan: restingLoan, on: '2025-07-10' },
    { loan: restingLoan, on: '2025-07-11' },
  ]),
  rule(
    'safeLoanPayment',
    { loan: json<Loan>({ ...restingLoan, principal: 18000000 }), surrenderValue: number(20000000), today },
    (given) => safeLoanPayment(given.loan, given.surrenderValue, given.today),
    [{}, { surrenderValue: 40000000 }, { surrenderValue: 0 }],
  ),
  rule(
    'loanCeiling',
    { loan: json<Loan>({ ...restingLoan, principal: 18000000 }), surrenderValue: number(20000000), today },
    (given) => loanCeiling(given.loan, given.surrenderValue, given.today),
    [
      { today: '2025-08-08' },
      { today: '2025-08-09' },
      { today: '2026-02-27' },
      { today: '2026-02-28' },
      { surrenderValue: 0 },
    ],
  ),
  rule(
    'splitLoanPayment',
    { interest: number(605784), total: number(17846423), amount: number(5000000) },
    (given) => splitLoanPayment(given, given.amount),
    [{ amount: 605783 }, { amount: 605784 }, {}, { amount: 17846423 }, { amount: 17846424 }],
  ),
  rule(
    'checkLoanPayment',
    { loan, amount: number(5000000), today },
    (given) => checkLoanPayment(given.loan, given.amount, given.today),
    [{ amount: 718355 }, { amount: 718356 }, {}, { amount: 15718356 }, { amount: 15718357 }],
  ),
  rule(
    'checkTopUp',
    {
      ...topUpPolicy,
      amount: number(600000),
      today,
    },
    (given) => checkTopUp(given, given.amount, given.today),
    [{}, { amount: 499900 }, { amount: 550000 }, { amount: 100100000 }, { isPremiumPaying: false }],
  ),
  rule('whyNoTopUp', { ...topUpPolicy, today }, (given) => whyNoTopUp(given, given.today), [
    {},
    { dueDate: '2026-11-20' },
    { maturityDate: '2031-11-20' },
    { toppedUp: 1000000000 },
  ]),
  rule(
    'whyTopUpsAreClosed',
    { ...topUpPolicy, isOffered: flag(true), today },
    (given) => whyTopUpsAreClosed(given, given.today),
    [{}, { isOffered: false }, { dueDate: '2026-11-20' }],
  ),
  rule('topUpRoom', topUpPolicy, topUpRoom, [{}, { toppedUp: 100000 }]),
  rule(
    'checkPaymentReference',
    { typed: text('SBIN426325123456'), rail: choice(PAYMENT_RAILS, 'neft') },
    (given) => checkPaymentReference(given.typed, given.rail),
    [{}, { typed: 'SBIN42632512345' }, { typed: '632512345678', rail: 'upi' }],
  ),
  rule('referenceLengths', { rail: choice(PAYMENT_RAILS, 'neft') }, ({ rail }) => referenceLengths(rail), [
    {},
    { rail: 'rtgs' },
  ]),
  rule(
    'checkProofDate',
    { paidOn: date('2026-11-20'), issueDate: date('2021-02-24'), financialYear: text('2026-27'), today },
    checkProofDate,
    [{}, { paidOn: '2026-12-20' }, { paidOn: '2026-03-31' }],
  ),
  rule('shortReference', { id: text('ord_16902d85a3f04c7b9d2e8f1a6b5c4d3e') }, ({ id }) => shortReference(id), [
    {},
    { id: 'ord_00000000000000000000000000000001' },
  ]),
  rule('coverOfTopUp', { ...insured, amount: number(5000000) }, (given) => coverOfTopUp(given.amount, given), [
    {},
    { issueDate: '2020-01-31' },
    { amount: 100 },
  ]),
  rule('topUpLockedUntil', { paidOn: date('2026-11-22') }, ({ paidOn }) => topUpLockedUntil(paidOn), [
    {},
    { paidOn: '2024-02-29' },
  ]),
  rule('topUpTax', taxFacts, (given) => topUpTax(given, given.amount), [
    {},
    { amount: 0 },
    { sumAssured: 1000000000 },
    { sumAssured: 1000000000, amount: 5000100 },
  ]),
  rule('premiumShareAfter', taxFacts, (given) => premiumShareAfter(given, given.amount), [{}, { amount: 0 }]),
  rule('taxFreeTopUp', taxFacts, (given) => taxFreeTopUp(given, 100000000), [{}, { sumAssured: 1000000000 }]),
  rule('hasUnitLinkedLimit', { issueDate: date('2021-02-01') }, (given) => hasUnitLinkedLimit(given.issueDate), [
    {},
    { issueDate: '2021-01-31' },
  ]),
  rule('checkFundSplit', { split, funds: json(['GRO', 'BAL']) }, (given) => checkFundSplit(given.split, given.funds), [
    {},
    { funds: ['GRO'] },
  ]),
  rule('splitAmount', { amount: number(5000000), split }, (given) => splitAmount(given.amount, given.split), [
    {},
    { amount: 101 },
  ]),
  rule('isBusinessDay', { date: date('2026-11-23'), holidays }, (given) => isBusinessDay(given.date, given.holidays), [
    {},
    { date: '2026-11-24' },
    { date: '2026-11-22' },
  ]),
  rule(
    'navDateOf',
    { receivedAt: text('2026-11-23T09:30:00Z'), holidays },
    (given) => navDateOf(new Date(given.receivedAt), given.holidays),
    [{}, { receivedAt: '2026-11-23T09:30:01Z' }, { receivedAt: '2026-11-21T04:00:00Z' }],
  ),
  rule(
    'navDateHoldsUntil',
    { now: text('2026-11-23T09:30:00Z'), holidays },
    (given) => navDateHoldsUntil(new Date(given.now), given.holidays),
    [{}, { now: '2026-11-23T09:30:01Z' }],
  ),
  rule(
    'dueState',
    {
      totalPremiumDueToBePaid: number(2450000),
      dueDate: optionalDate('2026-12-05'),
      showPaymentButton: flag(true),
      ongoingTransaction: flag(false),
      policyCurrentStatus: text('1'),
      path: text('/pay-online'),
      isPaymentBlocked: flag(false),
      today,
    },
    dueState,
    [
      {},
      { dueDate: '2026-11-11' },
      { totalPremiumDueToBePaid: 0 },
      { ongoingTransaction: true },
      { showPaymentButton: false },
      { dueDate: null },
    ],
  ),
  rule('largestTopUp', topUpPolicy, largestTopUp, [
    {},
    { toppedUp: 17000000 },
    { topUp: { minimum: 500000, maximum: 1000000, step: 100000 } },
  ]),
  rule(
    'topUpTaxLimit',
    {
      ...insured,
      sumAssured: number(1000000000),
      paidForPolicy: number(20000000),
      paidForUnitLinked: number(20000000),
      maximum: number(10000000),
    },
    (given) => topUpTaxLimit(given, given.maximum),
    [{}, { maximum: 5000000 }, { sumAssured: 200000000 }],
  ),
  rule(
    'paidInTaxYear',
    {
      toppedUp: number(5000000),
      modalPremium: number(20000000),
      premiumMode: choice(PREMIUM_MODES, 'yearly'),
      fallsDue: flag(true),
    },
    (given) => paidInTaxYear(given.toppedUp, given),
    [{}, { premiumMode: 'monthly' }, { fallsDue: false }],
  ),
];
