import {
  coolingOffEndsOn,
  daysSinceDue,
  isRevivalPayableAtOnce,
  navAlertActions,
  needsHealthDeclaration,
  needsUnderwriting,
  overdueWithFees,
  PAYOUT_KINDS,
  PLAN_LINES,
  payoutClauses,
  payoutInterest,
  payoutPromisedOn,
  payoutRestriction,
  penalInterest,
  premiumAfterRevival,
  REVIVAL_SCHEMES,
  restorationWay,
  restorationWindows,
  revivalDue,
  revivalQuotes,
} from '@lifedesk/rules';
import { choice, date, flag, number, optionalDate, type RuleEntry, rule, text } from '../entry.ts';
import { terms, today } from './premium-terms.ts';

const lapsed = {
  ...terms,
  dueDate: optionalDate('2025-12-05'),
  policyStatusCode: text('4'),
  isPremiumPaying: flag(false),
  received: number(0),
  premiumLeft: flag(false),
  revivalDate: optionalDate(null),
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
const health = {
  isInGoodHealth: flag(true),
  hasBeenTreated: flag(false),
  hasChangedOccupation: flag(false),
};

export const restorationRules: readonly RuleEntry[] = [
  rule('overdueWithFees', lapsed, (given) => overdueWithFees(given, given.today), lapsedEdges),
  rule('revivalDue', lapsed, (given) => revivalDue(given, given.today), lapsedEdges),
  rule('revivalQuotes', lapsed, (given) => revivalQuotes(given, given.today), [
    ...lapsedEdges,
    { line: 'unit-linked' },
    { received: 1000000 },
  ]),
  rule('premiumAfterRevival', lapsed, (given) => premiumAfterRevival(given, given.today), [{}, { line: 'group' }]),
  rule('daysSinceDue', { dueDate: optionalDate('2025-12-05'), today }, (given) => daysSinceDue(given, given.today), [
    {},
    { dueDate: '2026-12-05' },
    { dueDate: null },
  ]),
  rule(
    'needsHealthDeclaration',
    { dueDate: optionalDate('2026-05-24'), today },
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
      dueDate: optionalDate('2025-01-01'),
      revivalDate: optionalDate(null),
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
  rule(
    'restorationWindows',
    { dueDate: optionalDate('2025-01-01'), revivalDate: optionalDate(null) },
    restorationWindows,
    [{}, { revivalDate: '2030-01-01' }, { dueDate: null }],
  ),
  rule('navAlertActions', { line: choice(PLAN_LINES, 'unit-linked'), hasNavAlerts: flag(false) }, navAlertActions, [
    {},
    { hasNavAlerts: true },
    { line: 'savings' },
  ]),
  rule(
    'payoutRestriction',
    {
      isOnHold: flag(false),
      contactChangedOn: optionalDate(null),
      isNationalityMissing: flag(false),
      isBankAccountVerified: flag(true),
      isAccountReturned: flag(false),
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
      { isAccountReturned: true },
    ],
    payoutClauses,
  ),
  rule('coolingOffEndsOn', { changedOn: date('2026-02-27') }, (given) => coolingOffEndsOn(given.changedOn), [
    {},
    { changedOn: '2026-02-28' },
  ]),
  rule(
    'payoutPromisedOn',
    { kind: choice(PAYOUT_KINDS, 'surrender'), countsFrom: date('2026-12-28') },
    (given) => payoutPromisedOn(given.kind, given.countsFrom),
    [{}, { countsFrom: '2026-12-29' }, { kind: 'maturity' }],
  ),
  rule(
    'payoutInterest',
    {
      kind: choice(PAYOUT_KINDS, 'surrender'),
      net: number(9600000),
      countsFrom: date('2026-11-14'),
      promisedOn: date('2026-11-21'),
      sent: number(0),
      on: date('2027-01-06'),
    },
    (given) => payoutInterest(given, given.on),
    [{}, { on: '2026-11-21' }, { sent: 100000 }, { kind: 'late-interest' }],
  ),
  rule(
    'penalInterest',
    {
      amount: number(9146667),
      countsFrom: date('2026-10-01'),
      promisedOn: date('2026-10-08'),
      paidOn: date('2026-11-22'),
    },
    penalInterest,
    [{}, { paidOn: '2026-10-08' }, { paidOn: '2026-10-09' }, { promisedOn: '2026-03-31' }],
  ),
];
