import {
  annuityPaidUntil,
  arrearsPromisedOn,
  type CalendarDate,
  certificateDates,
  certificateState,
  faceBand,
  foundIdentityMinutes,
  instalmentsHeldFrom,
  isIdentityCheckDue,
  isOfflineFileCurrent,
  type LifeCertificate,
  matchBirthDates,
  matchIdentity,
  matchNames,
  nextCertificateDueOn,
  nextReminderOn,
  OTHER_WAYS,
  offlineFileMadeFrom,
  type PaidInstalment,
  paidAfterDeath,
  RISK_CLASSES,
  reviewPromisedOn,
  reviewWorkingDays,
  stateOfLife,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, optionalDate, type RuleEntry, rule, text } from '../entry.ts';

const today = date('2026-11-26');
const ours = { name: text('Mrs Asha Kulkarni'), birthDate: optionalDate('1985-03-09') };
const found = {
  foundName: text('Asha Kulkarni'),
  foundDate: optionalDate('1985-03-09'),
  foundYear: json<number | null>(null),
};

export const identityRules: readonly RuleEntry[] = [
  rule(
    'matchNames',
    { ours: text('Asha R Kulkarni'), found: text('Asha Ramesh Kulkarni') },
    (given) => matchNames(given.ours, given.found),
    [{}, { ours: 'Kulkarni Asha Ramesh' }, { ours: 'Asha Kulkarnee' }],
  ),
  rule(
    'matchBirthDates',
    { birthDate: ours.birthDate, foundDate: found.foundDate, foundYear: found.foundYear },
    (given) => matchBirthDates(given.birthDate, { birthDate: given.foundDate, birthYear: given.foundYear }),
    [{}, { foundDate: null, foundYear: 1985 }, { foundDate: '1985-09-03' }],
  ),
  rule(
    'matchIdentity',
    { ...ours, ...found },
    (given) =>
      matchIdentity(
        { name: given.name, birthDate: given.birthDate },
        { name: given.foundName, birthDate: given.foundDate, birthYear: given.foundYear },
      ),
    [{}, { foundName: 'A Kulkarni' }, { foundDate: null, foundYear: 1985 }, { foundName: 'Meera Deshmukh' }],
  ),
  rule('offlineFileMadeFrom', { today }, (given) => offlineFileMadeFrom(given.today), [{}, { today: '2026-11-27' }]),
  rule(
    'isOfflineFileCurrent',
    { madeOn: date('2026-11-23'), today },
    (given) => isOfflineFileCurrent(given.madeOn, given.today),
    [{}, { madeOn: '2026-11-22' }, { madeOn: '2026-11-27' }],
  ),
  rule(
    'isIdentityCheckDue',
    {
      verifiedOn: optionalDate('2016-11-26'),
      isUnderReview: flag(false),
      riskClass: choice(RISK_CLASSES, 'low'),
      today,
    },
    ({ today, ...check }) => isIdentityCheckDue(check, today),
    [{}, { verifiedOn: '2016-11-27' }, { verifiedOn: '2016-11-27', riskClass: 'high' }, { isUnderReview: true }],
  ),
  rule('foundIdentityMinutes', { today }, (given) => foundIdentityMinutes(given.today), [{}, { today: '1999-12-31' }]),
];

const missing: LifeCertificate = {
  dueOn: '2026-12-17',
  givenOn: '2025-12-10',
  birthDate: '1958-02-14',
  isUnderReview: false,
};
const dueOn = date('2026-12-17');

export const lifeCertificateRules: readonly RuleEntry[] = [
  rule(
    'certificateDates',
    { dueOn, birthDate: optionalDate('1958-02-14') },
    (given) => certificateDates(given.dueOn, given.birthDate),
    [{}, { birthDate: '1946-09-18' }, { birthDate: '1946-09-19' }],
  ),
  rule(
    'nextCertificateDueOn',
    { dueOn, givenOn: date('2027-04-20') },
    (given) => nextCertificateDueOn(given.dueOn, given.givenOn),
    [{}, { givenOn: '2026-12-03' }, { givenOn: '2027-12-17' }],
  ),
  rule(
    'nextReminderOn',
    { dueOn, birthDate: optionalDate('1958-02-14'), from: date('2026-11-26') },
    ({ dueOn: due, birthDate, from }) => nextReminderOn({ dueOn: due, birthDate }, from),
    [{}, { from: '2026-10-17' }, { from: '2027-01-18' }],
  ),
  rule('arrearsPromisedOn', { givenOn: date('2027-04-20') }, (given) => arrearsPromisedOn(given.givenOn), [
    {},
    { givenOn: '2027-04-21' },
  ]),
  rule(
    'certificateState',
    {
      dueOn,
      givenOn: optionalDate('2025-12-10'),
      birthDate: optionalDate('1958-02-14'),
      isUnderReview: flag(false),
      today,
    },
    (given) => certificateState(given, given.today),
    [
      { today: '2026-10-17' },
      { today: '2026-10-18' },
      { today: '2026-12-18' },
      { today: '2027-01-16' },
      { today: '2027-01-17' },
      { today: '2027-01-17', isUnderReview: true },
    ],
  ),
  rule(
    'instalmentsHeldFrom',
    { certificates: json<readonly LifeCertificate[]>([missing]), today: date('2027-04-20') },
    (given) => instalmentsHeldFrom(given.certificates, given.today),
    [{}, { today: '2027-01-16' }, { certificates: [missing, { ...missing, dueOn: '2027-12-17' }] }],
  ),
  rule(
    'stateOfLife',
    {
      certificate: json<LifeCertificate>(missing),
      others: json<readonly LifeCertificate[]>([{ ...missing, dueOn: '2026-12-31' }]),
      today: date('2027-01-17'),
    },
    (given) => stateOfLife(given.certificate, given.others, given.today),
    [{}, { today: '2027-01-31' }, { others: [] }],
  ),
  rule(
    'annuityPaidUntil',
    { certificates: json<readonly LifeCertificate[]>([missing, { ...missing, dueOn: '2026-12-31' }]) },
    (given) => annuityPaidUntil(given.certificates),
    [{}, { certificates: [missing] }, { certificates: [] }],
  ),
  rule('faceBand', { score: number(72), today }, (given) => faceBand(given.score, given.today), [
    { score: 80 },
    { score: 79 },
    { score: 60 },
    { score: 59 },
  ]),
  rule(
    'reviewWorkingDays',
    { what: choice([...OTHER_WAYS, 'face'] as const, 'form'), today },
    (given) => reviewWorkingDays(given.what, given.today),
    [{}, { what: 'face' }, { what: 'branch' }],
  ),
  rule(
    'reviewPromisedOn',
    { what: choice([...OTHER_WAYS, 'face'] as const, 'form'), today, holidays: json<readonly CalendarDate[]>([]) },
    (given) => reviewPromisedOn(given.what, given.today, given.holidays),
    [{}, { holidays: ['2026-11-27'] }, { what: 'branch' }],
  ),
  rule(
    'paidAfterDeath',
    {
      instalments: json<readonly PaidInstalment[]>([
        { dueOn: '2027-02-05', amount: 15_625_00 },
        { dueOn: '2027-03-05', amount: 15_625_00 },
        { dueOn: '2027-04-05', amount: 15_625_00 },
      ]),
      diedOn: date('2027-02-10'),
    },
    (given) => paidAfterDeath(given.instalments, given.diedOn),
    [{}, { diedOn: '2027-03-05' }],
  ),
];
