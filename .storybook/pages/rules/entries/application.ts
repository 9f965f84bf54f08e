import {
  APPLICATION_STAGES,
  applicationTurn,
  blockCharge,
  canWithdrawApplication,
  coarseStage,
  decisionClock,
  depositBack,
  extraPremium,
  isEndedApplication,
  isTracked,
  MEDICAL_CATEGORIES,
  medicalPreparation,
  medicalTests,
  offerOpenUntil,
  offerReminders,
  resumeUntil,
  silenceStep,
  stagesAhead,
  upiBlockLimit,
  upiBlockUntil,
  upiReleaseBy,
  withdrawClauses,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, type RuleEntry, rule } from '../entry.ts';

const stage = choice(APPLICATION_STAGES, 'documents');
const today = date('2026-11-26');
const category = choice(MEDICAL_CATEGORIES, 'B');

export const applicationRules: readonly RuleEntry[] = [
  rule('isTracked', { stage, since: date('2026-05-26'), today }, (given) => isTracked(given, given.today), [
    {},
    { stage: 'declined' },
    { stage: 'declined', today: '2026-11-27' },
  ]),
  rule('isEndedApplication', { stage }, (given) => isEndedApplication(given.stage), [{}, { stage: 'issued' }]),
  rule('coarseStage', { stage }, (given) => coarseStage(given.stage), [
    {},
    { stage: 'medical' },
    { stage: 'declined' },
  ]),
  rule('stagesAhead', { stage }, (given) => stagesAhead(given.stage), [{}, { stage: 'accepted' }, { stage: 'issued' }]),
  rule('applicationTurn', { stage, papersNeeded: number(1), needsApproval: flag(false) }, applicationTurn, [
    {},
    { papersNeeded: 0 },
    { papersNeeded: 0, needsApproval: true },
    { stage: 'declined' },
  ]),
  rule(
    'decisionClock',
    { countsFrom: date('2026-11-20'), today },
    (given) => decisionClock(given.countsFrom, given.today),
    [{}, { today: '2026-11-28' }],
  ),
  rule(
    'silenceStep',
    { requestedOn: date('2026-11-01'), today },
    (given) => silenceStep(given.requestedOn, given.today),
    [{ today: '2026-11-15' }, { today: '2026-11-16' }, {}, { today: '2026-12-01' }],
  ),
  rule('resumeUntil', { closedOn: date('2026-12-01') }, (given) => resumeUntil(given.closedOn), [
    {},
    { closedOn: '2026-12-02' },
  ]),
  rule('upiBlockUntil', { blockedOn: date('2026-11-12') }, (given) => upiBlockUntil(given.blockedOn), [
    {},
    { blockedOn: '2025-02-28' },
  ]),
  rule('upiBlockLimit', { on: today }, (given) => upiBlockLimit(given.on), [{}, { on: '2025-02-28' }]),
  rule(
    'upiReleaseBy',
    {
      cause: choice<'decision' | 'request'>(['decision', 'request'], 'decision'),
      on: date('2026-11-20'),
      holidays: json<readonly `${number}-${number}-${number}`[]>([]),
    },
    (given) => upiReleaseBy(given, given.holidays),
    [{}, { cause: 'request' }, { on: '2026-11-23', holidays: ['2026-11-24'] }],
  ),
  rule(
    'blockCharge',
    { blocked: number(24_500_00), premium: number(20_000_00) },
    (given) => blockCharge(given.blocked, given.premium),
    [{}, { premium: 24_500_00 }, { premium: 27_000_00 }],
  ),
  rule('offerOpenUntil', { offeredOn: date('2026-11-27') }, (given) => offerOpenUntil(given.offeredOn), [
    {},
    { offeredOn: '2026-12-27' },
  ]),
  rule(
    'offerReminders',
    { offeredOn: date('2026-11-27'), openUntil: date('2026-12-12'), today: date('2026-12-05') },
    (given) => offerReminders(given, given.today),
    [{}, { today: '2026-12-04' }, { today: '2026-12-10' }],
  ),
  rule(
    'extraPremium',
    { sumAssured: number(10_00_000_00), perThousand: number(2_50) },
    (given) => extraPremium(given.sumAssured, given.perThousand),
    [{}, { perThousand: 0 }],
  ),
  rule(
    'canWithdrawApplication',
    { stage },
    canWithdrawApplication,
    [{}, { stage: 'accepted' }, { stage: 'issued' }, { stage: 'declined' }],
    withdrawClauses,
  ),
  rule(
    'depositBack',
    {
      paid: number(24_500_00),
      medicalCost: number(1_200_00),
      ending: choice<'withdrawn' | 'declined'>(['withdrawn', 'declined'], 'withdrawn'),
    },
    (given) => depositBack(given.paid, given.medicalCost, given.ending),
    [{}, { ending: 'declined' }],
  ),
  rule('medicalTests', { category }, (given) => medicalTests(given.category), [{}, { category: 'T' }]),
  rule('medicalPreparation', { category }, (given) => medicalPreparation(given.category), [{}, { category: 'T' }]),
];
