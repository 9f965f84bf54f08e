import {
  certifiedPremium,
  costOfInstalment,
  currentDue,
  dueDateAfter,
  gstOnLateFee,
  gstOnNextPremium,
  gstOnPremium,
  gstPeriodsOf,
  gstRateOf,
  isFirstPolicyYear,
  leastPremiums,
  nextPremiumWithGst,
  oldestPremiumDue,
  overdueInstalments,
  PLAN_LINES,
  PREMIUM_MODES,
  partlyPaidPremium,
  payableFrom,
  payableInstalments,
  payableUntil,
  paysOneAfter,
  premiumCountToPay,
  premiumDue,
  premiumDueNow,
  premiumQuotes,
  premiumSummary,
  premiumsByDueDate,
  premiumsToPay,
  premiumWithGst,
  proportion,
  totalToBePaid,
  totalWithGst,
  unpaidInstalments,
} from '@lifedesk/rules';
import { choice, date, json, number, optionalDate, type RuleEntry, rule } from '../entry.ts';
import { line, premiumPolicy, terms, today } from './premium-terms.ts';

const taxed = { line, issueDate: date('2019-09-21'), dueDate: date('2025-09-21') };
/** A monthly premium is overdue, and the next one can be paid. */
const overduePolicy = {
  ...premiumPolicy,
  premiumMode: choice(PREMIUM_MODES, 'monthly'),
  modalPremium: number(445000),
  issueDate: date('2022-11-10'),
  dueDate: optionalDate('2026-11-10'),
  received: number(45000),
};
const premiums = json([
  { keepsCover: true, toBePaid: 400000 },
  { keepsCover: false, toBePaid: 445000 },
]);
const acrossTheTax = [
  {},
  { dueDate: '2025-09-22' },
  { issueDate: '2025-01-21' },
  { line: 'term' },
  { line: 'unit-linked' },
  { line: 'group', dueDate: '2025-09-22' },
] as const;

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
  rule('gstPeriodsOf', { line }, (given) => gstPeriodsOf(given.line), [...PLAN_LINES.map((one) => ({ line: one }))]),
  rule(
    'totalWithGst',
    { ...taxed, count: number(3), total: number(3759), remainder: number(53) },
    (given) => totalWithGst([given]),
    [{}, { line: 'term' }, { line: 'group', dueDate: '2026-11-21', remainder: 3 }],
  ),
  rule(
    'totalToBePaid',
    { ...premiumPolicy, inProcess: number(0), count: number(3), today },
    (given) => totalToBePaid([given], given.today),
    [{}, { received: 100000 }, { inProcess: 2450000 }, { isPremiumPaying: false }],
  ),
  rule(
    'paysOneAfter',
    { premiumMode: terms.premiumMode, today },
    (given) => paysOneAfter(given.premiumMode, given.today),
    [...PREMIUM_MODES.map((premiumMode) => ({ premiumMode }))],
  ),
  rule(
    'gstOnNextPremium',
    { ...taxed, dueDate: optionalDate('2025-09-21'), modalPremium: number(2450000), today },
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
  rule('oldestPremiumDue', { ...premiumPolicy, today }, (given) => oldestPremiumDue(given, given.today), [
    {},
    { isPremiumPaying: false },
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
  rule(
    'premiumWithGst',
    { premium: number(2450000), ...taxed },
    (given) => premiumWithGst(given.premium, given),
    acrossTheTax,
  ),
  rule('nextPremiumWithGst', { ...terms, today }, (given) => nextPremiumWithGst(given, given.today), [
    {},
    { line: 'group' },
    { dueDate: '2025-09-21' },
  ]),
  rule('costOfInstalment', { premium: number(2450000), gst: number(55125), lateFee: number(0) }, costOfInstalment, [
    {},
    { lateFee: 31798 },
  ]),
  rule('currentDue', { due: number(4900000), overdue: number(2450000) }, currentDue, [{}, { overdue: 0 }]),
  rule(
    'premiumsByDueDate',
    { ...overduePolicy, inProcess: number(0), today },
    (given) => premiumsByDueDate(given, given.inProcess, given.today),
    [{}, { inProcess: 400000 }, { dueDate: '2026-11-21' }, { isPremiumPaying: false }],
  ),
  rule('leastPremiums', { premiums }, (given) => leastPremiums(given.premiums), [{}, { premiums: [] }]),
  rule('premiumsToPay', { premiums }, (given) => premiumsToPay(given.premiums), [{}, { premiums: [] }]),
  rule('premiumCountToPay', { premiums }, (given) => premiumCountToPay(given.premiums), [{}, { premiums: [] }]),
  rule(
    'partlyPaidPremium',
    { ...overduePolicy, today },
    (given) => partlyPaidPremium(premiumsByDueDate(given, 0, given.today)),
    [{}, { received: 0 }],
  ),
  rule('premiumQuotes', { ...overduePolicy, today }, (given) => premiumQuotes(given, given.today), [
    {},
    { received: 445000 },
    { dueDate: '2026-12-22' },
  ]),
  rule('premiumDueNow', { ...overduePolicy, today }, (given) => premiumDueNow(given, given.today), [
    {},
    { dueDate: '2026-11-21' },
    { dueDate: '2026-12-22' },
  ]),
  rule('certifiedPremium', { premium: number(2450000), topUp: number(5000000), gst: number(55125) }, certifiedPremium, [
    {},
    { topUp: 0 },
  ]),
  rule('overdueInstalments', { ...terms, today }, (given) => overdueInstalments(given, given.today), [
    {},
    { today: '2026-12-05' },
    { today: '2026-12-06' },
  ]),
];
