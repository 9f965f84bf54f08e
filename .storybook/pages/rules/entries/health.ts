import {
  applicationNeedsHealth,
  appointmentNotices,
  bodyMassIndex,
  bookingClauses,
  type CalendarDate,
  canChangeBooking,
  canConfirmHealth,
  centimetresOf,
  changesLeft,
  checkHealthAnswers,
  distanceBetween,
  fastingBefore,
  HEALTH_OUTCOMES,
  HEALTH_VERSION,
  type HealthAnswer,
  healthOutcome,
  healthValidUntil,
  isMedicalDay,
  MEDICAL_CATEGORIES,
  medicalCategory,
  medicalSilence,
  medicalRules as medicalTerms,
  medicalTimes,
  medicalWays,
  openHealthQuestions,
  reportsValidUntil,
  silentUntil,
  sumAtRisk,
  testsDueBy,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, type RuleEntry, rule, text } from '../entry.ts';

const today = date('2026-11-26');
const answers = json<readonly HealthAnswer[]>([
  { id: 'height', number: 170 },
  { id: 'weight', number: 72 },
]);
const withHeart: readonly HealthAnswer[] = [
  { id: 'height', number: 170 },
  { id: 'weight', number: 72 },
  { id: 'heart', yes: true },
];

export const healthRules: readonly RuleEntry[] = [
  rule(
    'bodyMassIndex',
    { height: number(158), weight: number(80) },
    (given) => bodyMassIndex(given.height, given.weight),
    [{}, { height: 165, weight: 88 }],
  ),
  rule('centimetresOf', { feet: number(5), inches: number(7) }, (given) => centimetresOf(given.feet, given.inches), [
    {},
    { feet: 4, inches: 11 },
  ]),
  rule('openHealthQuestions', { answers }, (given) => openHealthQuestions(given.answers).map(({ id }) => id), [
    {},
    { answers: withHeart },
  ]),
  rule(
    'checkHealthAnswers',
    { answers, today, hivConsent: flag(true) },
    (given) => checkHealthAnswers(given.answers, given),
    [{}, { answers: withHeart }],
  ),
  rule('healthOutcome', { answers, age: number(40), today }, healthOutcome, [
    {},
    { answers: withHeart },
    {
      answers: [
        { id: 'height', number: 165 },
        { id: 'weight', number: 88 },
      ],
    },
  ]),
  rule('healthValidUntil', { declaredOn: today }, (given) => healthValidUntil(given.declaredOn), [
    {},
    { declaredOn: '2026-11-27' },
  ]),
  rule(
    'applicationNeedsHealth',
    { receivedOn: date('2026-08-28'), today },
    (given) => applicationNeedsHealth(given.receivedOn, given.today),
    [{}, { receivedOn: '2026-08-27' }],
  ),
  rule(
    'canConfirmHealth',
    {
      outcome: choice(HEALTH_OUTCOMES, 'clean'),
      version: number(HEALTH_VERSION),
      validUntil: date('2026-12-26'),
      isConfirmation: flag(false),
      today: date('2026-12-27'),
    },
    (given) => canConfirmHealth(given, given.today),
    [{}, { today: '2026-12-26' }, { outcome: 'refer' }, { isConfirmation: true }],
  ),
];

const now = text('2026-12-02T14:29:00Z');
const start = text('2026-12-03T02:30:00Z');
const category = choice(MEDICAL_CATEGORIES, 'B');
const NO_DATES: readonly CalendarDate[] = [];

export const medicalRules: readonly RuleEntry[] = [
  rule(
    'medicalCategory',
    { age: number(35), sumAtRisk: number(25_00_000_00), needsTests: flag(false), today },
    (given) => medicalCategory(given, given.today),
    [{}, { sumAtRisk: 25_00_000_01 }, { age: 36 }, { needsTests: true }],
  ),
  rule(
    'sumAtRisk',
    { cover: number(25_00_000_00), inForce: json<readonly number[]>([]) },
    (given) => sumAtRisk(given.cover, given.inForce),
    [{}, { inForce: [10_00_000_00, 5_00_000_00] }],
  ),
  rule('medicalWays', { category }, (given) => medicalWays(given.category), [{}, { category: 'T' }, { category: 'C' }]),
  rule('medicalRules', { on: today }, (given) => medicalTerms(given.on), [{}, { on: '1999-12-31' }]),
  rule('isMedicalDay', { date: date('2026-11-28') }, (given) => isMedicalDay(given.date, NO_DATES), [
    {},
    { date: '2026-11-29' },
  ]),
  rule(
    'medicalTimes',
    { fasting: flag(true), from: date('2026-12-03'), to: date('2026-12-03'), now: text('2026-11-26T04:30:00Z') },
    (given) => medicalTimes({ ...given, now: new Date(given.now), holidays: NO_DATES }),
    [{}, { fasting: false }],
  ),
  rule(
    'canChangeBooking',
    { start, changes: number(0), now },
    (given) => canChangeBooking({ ...given, start: new Date(given.start), now: new Date(given.now) }),
    [{}, { now: '2026-12-02T14:31:00Z' }, { changes: 3 }],
    bookingClauses,
  ),
  rule('changesLeft', { changes: number(0), now }, (given) => changesLeft(given.changes, new Date(given.now)), [
    {},
    { changes: 3 },
  ]),
  rule('fastingBefore', { start }, (given) => fastingBefore(new Date(given.start)), [
    {},
    { start: '2026-12-03T03:00:00Z' },
  ]),
  rule(
    'appointmentNotices',
    { start, fasting: flag(true), now },
    (given) => appointmentNotices({ start: new Date(given.start), fasting: given.fasting }, new Date(given.now)),
    [{}, { now: '2026-12-01T04:30:00Z' }],
  ),
  rule('silentUntil', { today: date('2026-11-26') }, (given) => silentUntil(given.today), [
    {},
    { today: '2026-12-01' },
  ]),
  rule('reportsValidUntil', { testedOn: date('2026-12-03') }, (given) => reportsValidUntil(given.testedOn), [
    {},
    { testedOn: '2026-12-04' },
  ]),
  rule('testsDueBy', { openedOn: date('2026-11-01') }, (given) => testsDueBy(given.openedOn), [
    {},
    { openedOn: '2026-11-02' },
  ]),
  rule(
    'medicalSilence',
    { openedOn: date('2026-11-01'), today: date('2026-11-08') },
    (given) => medicalSilence(given.openedOn, given.today),
    [{ today: '2026-11-07' }, {}, { today: '2026-12-01' }, { today: '2026-12-02' }],
  ),
  rule(
    'distanceBetween',
    {
      from: json({ latitude: 19_021_300, longitude: 72_842_400 }),
      to: json({ latitude: 19_003_000, longitude: 72_842_000 }),
    },
    (given) => distanceBetween(given.from, given.to),
    [{}, { to: { latitude: 19_194_000, longitude: 72_970_000 } }],
  ),
];
