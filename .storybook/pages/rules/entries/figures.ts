import {
  addCalendarDays,
  addCalendarMonths,
  ageOn,
  BANK_RATE,
  calendarDaysBetween,
  financialYearOf,
  format12HourTime,
  formatDate,
  formatOrdinalDate,
  formatRupees,
  formatServerDate,
  indiaInstant,
  isCalendarDate,
  listFinancialYears,
  type PromiseKind,
  parseDayFirstDate,
  parseIsoDate,
  parseRupees,
  parseServerDate,
  promisedDate,
  revivalLateFee,
  todayInIndia,
  valueOn,
} from '@lifedesk/rules';
import { choice, date, number, type RuleEntry, type RuleName, rule, text } from '../entry.ts';

const read = (name: RuleName, ask: (typed: string) => unknown, ...texts: [string, ...string[]]): RuleEntry =>
  rule(
    name,
    { text: text(texts[0]) },
    (given) => ask(given.text),
    texts.map((one) => ({ text: one })),
  );
const promises = [
  'service-request',
  'surrender',
  'free-look-refund',
  'death-claim',
  'death-claim-investigated',
  'grievance',
] as const satisfies readonly PromiseKind[];

export const figureRules: readonly RuleEntry[] = [
  read('isCalendarDate', isCalendarDate, '2024-02-29', '2023-02-29', '2023-2-9'),
  read('parseIsoDate', parseIsoDate, '2026-03-05', '2026-3-5', '2023-02-29', ''),
  read('parseDayFirstDate', parseDayFirstDate, '05/03/2026', '5/3/2026', '29/02/2023', '2026-03-05'),
  read('parseServerDate', parseServerDate, '2026-03-05', '2026-03-05 00:00:00', '2026-03-05T18:30:00Z', '05/03/2026'),
  read('formatServerDate', formatServerDate, '2026-03-05T18:30:00Z', '2026-03-05', ''),
  rule('formatDate', { date: date('2026-03-05') }, (given) => formatDate(given.date), [{}, { date: '2024-02-29' }]),
  rule('formatOrdinalDate', { date: date('2026-03-05') }, (given) => formatOrdinalDate(given.date), [
    { date: '2026-03-01' },
    { date: '2026-03-02' },
    { date: '2026-03-03' },
    { date: '2026-03-11' },
    { date: '2026-03-22' },
  ]),
  rule(
    'format12HourTime',
    { instant: text('2026-03-05T18:35:00Z') },
    (given) => format12HourTime(new Date(given.instant)),
    [{ instant: '2026-03-05T18:30:00Z' }, { instant: '2026-03-05T06:30:00Z' }, { instant: '2026-03-05T06:29:00Z' }],
  ),
  rule('todayInIndia', { now: text('2026-03-05T18:30:00Z') }, (given) => todayInIndia(new Date(given.now)), [
    { now: '2026-03-05T18:29:59Z' },
    { now: '2026-03-05T18:30:00Z' },
  ]),
  rule(
    'indiaInstant',
    { date: date('2026-03-06'), time: text('00:00') },
    (given) => indiaInstant(given.date, given.time),
    [{}, { time: '23:59' }, { time: '24:00' }],
  ),
  rule(
    'calendarDaysBetween',
    { from: date('2025-01-01'), to: date('2025-06-30') },
    (given) => calendarDaysBetween(given.from, given.to),
    [{}, { to: '2025-01-01' }, { to: '2024-12-31' }, { from: '2024-02-28', to: '2024-03-01' }],
  ),
  rule(
    'addCalendarDays',
    { date: date('2025-01-01'), days: number(180) },
    (given) => addCalendarDays(given.date, given.days),
    [{}, { days: -1 }, { date: '2024-02-28', days: 1 }],
  ),
  rule(
    'addCalendarMonths',
    { date: date('2026-01-31'), months: number(1) },
    (given) => addCalendarMonths(given.date, given.months),
    [{}, { months: 2 }, { date: '2028-01-31' }],
  ),
  rule(
    'ageOn',
    { date: date('2026-02-28'), dateOfBirth: date('2008-02-29') },
    (given) => ageOn(given.date, given.dateOfBirth),
    [{ date: '2026-02-28' }, { date: '2026-03-01' }],
  ),
  rule('financialYearOf', { date: date('2026-03-31') }, (given) => financialYearOf(given.date), [
    { date: '2026-03-31' },
    { date: '2026-04-01' },
  ]),
  rule(
    'listFinancialYears',
    { today: date('2026-03-31'), since: date('2024-04-01') },
    (given) => listFinancialYears(given.today, given.since).map(({ label }) => label),
    [{}, { today: '2026-04-01' }, { since: '2024-03-31' }, { since: '2027-01-01' }],
  ),
  rule('formatRupees', { paise: number(12345600) }, (given) => formatRupees(given.paise), [
    {},
    { paise: 0 },
    { paise: -5 },
    { paise: 100000000000 },
    { paise: 0.5 },
  ]),
  read('parseRupees', parseRupees, '1,23,456.5', '₹ 123,456', '1,50', '10.505', 'ten', ''),
  rule(
    'revivalLateFee',
    { premium: number(2450000), dueDate: date('2025-01-01'), paidOn: date('2025-07-01') },
    (given) => revivalLateFee(given.premium, given.dueDate, given.paidOn),
    [
      { paidOn: '2025-03-02' },
      { paidOn: '2025-03-03' },
      { paidOn: '2025-06-30' },
      { paidOn: '2025-07-01' },
      { dueDate: '2019-01-01', paidOn: '2020-03-26' },
    ],
  ),
  rule(
    'promisedDate',
    { kind: choice(promises, 'death-claim'), requestedOn: date('2026-03-05') },
    (given) => promisedDate(given.kind, given.requestedOn),
    [...promises.map((kind) => ({ kind })), { requestedOn: '2024-09-04' }],
  ),
  rule('valueOn', { date: date('2025-12-05') }, (given) => valueOn(BANK_RATE, given.date), [
    { date: '2025-12-04' },
    { date: '2025-12-05' },
    { date: '2020-03-26' },
  ]),
];
