import {
  checkLoanPayment,
  checkTopUp,
  coolingOffEndsOn,
  daysSinceDue,
  dueDateAfter,
  dueState,
  gstOnLateFee,
  gstOnNextPremium,
  gstOnPremium,
  gstRateOf,
  gstRatesOf,
  isFirstPolicyYear,
  isRevivalPayableAtOnce,
  loanBalance,
  navAlertActions,
  needsHealthDeclaration,
  needsUnderwriting,
  overdueWithFees,
  PLAN_LINES,
  PREMIUM_MODES,
  payableFrom,
  payableInstalments,
  payableUntil,
  payoutClauses,
  payoutRestriction,
  premiumAfterRevival,
  premiumDue,
  premiumSummary,
  proportion,
  REVIVAL_SCHEMES,
  restorationWay,
  restorationWindows,
  revivalDue,
  revivalQuotes,
  unpaidInstalments,
} from '@lifedesk/rules';
import { choice, date, flag, json, mayBeDate, number, type RuleEntry, rule, text } from '../entry.ts';

const line = choice(PLAN_LINES, 'savings');
const taxed = { line, issueDate: date('2019-09-21'), dueDate: date('2025-09-21') };
const acrossTheTax = [
  {},
  { dueDate: '2025-09-22' },
  { issueDate: '2025-01-21' },
  { line: 'term' },
  { line: 'unit-linked' },
  { line: 'group', dueDate: '2025-09-22' },
] as const;

const terms = {
  line,
  premiumMode: choice(PREMIUM_MODES, 'yearly'),
  modalPremium: number(2450000),
  issueDate: date('2019-12-05'),
  premiumTerm: number(15),
  dueDate: mayBeDate('2026-12-05'),
};
const today = date('2026-11-21');
const premiumPolicy = { ...terms, isPremiumPaying: flag(true), received: number(0) };
const lapsed = {
  ...terms,
  dueDate: mayBeDate('2025-12-05'),
  policyStatusCode: text('4'),
  isPremiumPaying: flag(false),
  received: number(0),
  premiumLeft: flag(false),
  revivalDate: mayBeDate(null),
  today,
};
const lapsedEdges = [
  {},
  { dueDate: '2026-05-25' },
  { dueDate: '2026-05-24' },
  { dueDate: '2025-09-21', issueDate: '2019-09-21' },
  { dueDate: '2023-11-22' },
  { policyStatusCode: '1' },
] as const;
const loan = json({ principal: 15000000, rate: 950, interestFrom: '2026-05-21' } as const);
const health = {
  isInGoodHealth: flag(true),
  hasBeenTreated: flag(false),
  hasChangedOccupation: flag(false),
};

export const premiumRules: readonly RuleEntry[] = [
  rule(
    'proportion',
    { amount: number(100), numerator: number(1), denominator: number(3) },
    (given) => proportion(given.amount, given.numerator, given.denominator),
    [{}, { amount: 1, denominator: 2 }, { amount: -1 }],
  ),
  rule(
    'gstOnPremium',
    { premium: number(2450000), ...taxed },
    (given) => gstOnPremium(given.premium, given),
    acrossTheTax,
  ),
  rule('gstOnLateFee', { fee: number(116366), ...taxed }, (given) => gstOnLateFee(given.fee, given), acrossTheTax),
  rule('gstRateOf', taxed, gstRateOf, acrossTheTax),
  rule('gstRatesOf', { line }, (given) => gstRatesOf(given.line).map(({ from, value }) => ({ from, ...value })), [
    ...PLAN_LINES.map((one) => ({ line: one })),
  ]),
  rule(
    'gstOnNextPremium',
    { ...taxed, dueDate: mayBeDate('2025-09-21'), modalPremium: number(2450000), today },
    (given) => gstOnNextPremium(given, given.today),
    [{}, { dueDate: '2025-09-22' }, { dueDate: null }, { dueDate: null, today: '2025-09-21' }],
  ),
  rule(
    'isFirstPolicyYear',
    { issueDate: date('2024-02-29'), date: date('2025-02-27') },
    (given) => isFirstPolicyYear(given.issueDate, given.date),
    [{ date: '2025-02-27' }, { date: '2025-02-28' }],
  ),
  rule(
    'dueDateAfter',
    {
      premiumMode: terms.premiumMode,
      issueDate: date('2020-01-31'),
      premiumTerm: number(15),
      dueDate: date('2027-01-31'),
    },
    (given) => dueDateAfter(given, given.dueDate),
    [
      ...PREMIUM_MODES.map((premiumMode) => ({ premiumMode })),
      { premiumMode: 'monthly', dueDate: '2027-02-28' },
      { premiumTerm: 8 },
    ],
  ),
  rule('unpaidInstalments', { ...terms, until: date('2026-12-05') }, (given) => unpaidInstalments(given, given.until), [
    { until: '2026-12-04' },
    { until: '2026-12-05' },
    { until: '2027-12-05' },
    { dueDate: null },
  ]),
  rule('payableInstalments', { ...terms, today }, (given) => payableInstalments(given, given.today), [
    { today: '2026-11-04' },
    { today: '2026-11-05' },
    { premiumMode: 'monthly', dueDate: '2026-10-05' },
  ]),
  rule('payableUntil', { today }, (given) => payableUntil(given.today), [{}, { today: '2027-01-30' }]),
  rule('payableFrom', { dueDate: date('2026-12-05') }, (given) => payableFrom(given.dueDate), [
    {},
    { dueDate: '2027-03-01' },
  ]),
  rule('premiumDue', { ...premiumPolicy, today }, (given) => premiumDue(given, given.today), [
    { today: '2026-11-04' },
    { today: '2026-11-05' },
    { received: 450000 },
    { isPremiumPaying: false },
  ]),
  rule(
    'premiumSummary',
    { ...premiumPolicy, inProcess: number(0), today },
    (given) => premiumSummary(given, given.inProcess, given.today),
    [{}, { dueDate: '2026-11-20' }, { received: 2450000 }, { inProcess: 450000 }, { isPremiumPaying: false }],
  ),
  rule('loanBalance', { loan, on: date('2026-11-21') }, (given) => loanBalance(given.loan, given.on), [
    { on: '2026-05-21' },
    { on: '2026-05-22' },
    {},
  ]),
  rule(
    'checkLoanPayment',
    { loan, amount: number(5000000), today },
    (given) => checkLoanPayment(given.loan, given.amount, given.today),
    [{ amount: 718355 }, { amount: 718356 }, {}, { amount: 15718356 }, { amount: 15718357 }],
  ),
  rule(
    'checkTopUp',
    {
      topUp: json({ minimum: 500000, maximum: 100000000, step: 100000 }),
      isPremiumPaying: flag(true),
      amount: number(600000),
    },
    (given) => checkTopUp(given, given.amount),
    [{}, { amount: 499900 }, { amount: 550000 }, { amount: 100100000 }, { isPremiumPaying: false }],
  ),
  rule(
    'dueState',
    {
      totalPremiumDueToBePaid: number(2450000),
      dueDate: mayBeDate('2026-12-05'),
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
  rule('overdueWithFees', lapsed, (given) => overdueWithFees(given, given.today), lapsedEdges),
  rule('revivalDue', lapsed, (given) => revivalDue(given, given.today), lapsedEdges),
  rule('revivalQuotes', lapsed, (given) => revivalQuotes(given, given.today), [
    ...lapsedEdges,
    { line: 'unit-linked' },
    { received: 1000000 },
  ]),
  rule('premiumAfterRevival', lapsed, (given) => premiumAfterRevival(given, given.today), [{}, { line: 'group' }]),
  rule('daysSinceDue', { dueDate: mayBeDate('2025-12-05'), today }, (given) => daysSinceDue(given, given.today), [
    {},
    { dueDate: '2026-12-05' },
    { dueDate: null },
  ]),
  rule(
    'needsHealthDeclaration',
    { dueDate: mayBeDate('2026-05-24'), today },
    (given) => needsHealthDeclaration(given.dueDate, given.today),
    [{ dueDate: '2026-05-25' }, { dueDate: '2026-05-24' }],
  ),
  rule('needsUnderwriting', health, needsUnderwriting, [
    {},
    { isInGoodHealth: false },
    { hasBeenTreated: true },
    { hasChangedOccupation: true },
  ]),
  rule(
    'isRevivalPayableAtOnce',
    { scheme: choice(REVIVAL_SCHEMES, 'all-dues'), ...health },
    (given) => isRevivalPayableAtOnce(given.scheme, given),
    [{}, { hasBeenTreated: true }, { scheme: 'new-start' }],
  ),
  rule(
    'restorationWay',
    {
      policyStatusCode: text('4'),
      premiumLeft: flag(false),
      dueDate: mayBeDate('2025-01-01'),
      revivalDate: mayBeDate(null),
      today: date('2025-07-01'),
    },
    restorationWay,
    [
      { today: '2025-01-01' },
      { today: '2025-01-02' },
      { today: '2025-06-30' },
      { today: '2025-07-01' },
      { today: '2027-12-31' },
      { today: '2028-01-01' },
    ],
  ),
  rule('restorationWindows', { dueDate: mayBeDate('2025-01-01'), revivalDate: mayBeDate(null) }, restorationWindows, [
    {},
    { revivalDate: '2030-01-01' },
    { dueDate: null },
  ]),
  rule('navAlertActions', { line: choice(PLAN_LINES, 'unit-linked'), hasNavAlerts: flag(false) }, navAlertActions, [
    {},
    { hasNavAlerts: true },
    { line: 'savings' },
  ]),
  rule(
    'payoutRestriction',
    {
      isOnHold: flag(false),
      contactChangedOn: mayBeDate(null),
      isNationalityMissing: flag(false),
      isBankAccountVerified: flag(true),
      today,
    },
    payoutRestriction,
    [
      {},
      { isOnHold: true },
      { contactChangedOn: '2026-11-18' },
      { contactChangedOn: '2026-11-17' },
      { isNationalityMissing: true },
      { isBankAccountVerified: false },
    ],
    payoutClauses,
  ),
  rule('coolingOffEndsOn', { changedOn: date('2026-02-27') }, (given) => coolingOffEndsOn(given.changedOn), [
    {},
    { changedOn: '2026-02-28' },
  ]),
];
