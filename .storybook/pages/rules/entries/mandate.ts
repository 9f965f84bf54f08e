import {
  bankNoticeBy,
  type CalendarDate,
  canRegisterMandate,
  canSkipDebit,
  checkMandate,
  debitAfterNotice,
  debitInstant,
  debitNeedsAuthentication,
  debitsAnnouncedUntil,
  isBankWorkingDay,
  isDebitInFlight,
  LAPSED_STATUS_CODES,
  MANDATE_RAILS,
  mandateClauses,
  mandateEndsBy,
  mandateStartsBy,
  type NextDebit,
  nextDebit,
  type PlannedDebit,
  PREMIUM_MODES,
  railTerms,
  usualMandateAmount,
  workingDaysBefore,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, optionalDate, type RuleEntry, rule, text } from '../entry.ts';
import { today } from './premium-terms.ts';

const rail = choice(MANDATE_RAILS, 'card');
const holidays = json<CalendarDate[]>(['2026-11-24']);

export const mandateRules: readonly RuleEntry[] = [
  rule('railTerms', { rail, on: date('2026-11-22') }, (given) => railTerms(given.rail, given.on), [
    {},
    { rail: 'nach' },
    { on: '2023-12-11' },
    { on: '2023-12-12' },
  ]),
  rule(
    'debitNeedsAuthentication',
    { rail, amount: number(10000000), on: date('2026-11-22') },
    (given) => debitNeedsAuthentication(given.rail, given.amount, given.on),
    [{}, { amount: 10000001 }, { rail: 'nach', amount: 12000000 }],
  ),
  rule(
    'canRegisterMandate',
    {
      policyStatusCode: choice(['1', '2', ...LAPSED_STATUS_CODES], '1'),
      dueDate: optionalDate('2026-12-02'),
      isPaymentBlocked: flag(false),
      hasMandate: flag(false),
    },
    canRegisterMandate,
    [{}, { hasMandate: true }, { dueDate: null }, { policyStatusCode: '4' }, { isPaymentBlocked: true }],
    mandateClauses,
  ),
  rule(
    'checkMandate',
    {
      rail,
      ceiling: number(3000000),
      startsOn: date('2026-11-22'),
      endsOn: date('2034-12-02'),
      premium: number(2450000),
      dueDate: date('2026-12-02'),
      today,
    },
    checkMandate,
    [{}, { ceiling: 2449999 }, { ceiling: 10000001 }, { premium: 12000000 }, { endsOn: '2026-12-01' }],
  ),
  rule(
    'mandateEndsBy',
    { rail, startsOn: date('2026-11-22'), today },
    (given) => mandateEndsBy(given.rail, given.startsOn, given.today),
    [{}, { rail: 'nach' }],
  ),
  rule('mandateStartsBy', { today }, (given) => mandateStartsBy(given.today), [{}, { today: '2028-02-29' }]),
  rule(
    'nextDebit',
    {
      startsOn: date('2026-01-01'),
      endsOn: date('2034-12-02'),
      premiumMode: choice(PREMIUM_MODES, 'yearly'),
      dueDate: optionalDate('2026-12-02'),
      last: json<PlannedDebit | null>(null),
      today,
    },
    nextDebit,
    [
      {},
      { dueDate: '2026-11-22' },
      { dueDate: '2026-10-22' },
      { last: { attempt: 1, on: '2026-12-02', state: 'skipped' } },
      { endsOn: '2026-12-01' },
    ],
  ),
  rule('debitInstant', { on: date('2026-12-05') }, (given) => debitInstant(given.on), [{}, { on: '2026-12-06' }]),
  rule('bankNoticeBy', { rail, on: date('2026-12-05') }, (given) => bankNoticeBy(given.rail, given.on), [
    {},
    { rail: 'nach' },
  ]),
  rule(
    'canSkipDebit',
    { rail, debit: json<NextDebit | null>({ on: '2026-12-02', attempt: 1 }), isPresented: flag(false), today },
    (given) => canSkipDebit(given.rail, given.debit, given.isPresented, given.today),
    [{}, { rail: 'nach' }, { isPresented: true }, { debit: null }],
  ),
  rule(
    'isBankWorkingDay',
    { on: date('2026-11-24'), holidays },
    (given) => isBankWorkingDay(given.on, given.holidays),
    [{}, { on: '2026-11-22' }, { on: '2026-11-28' }, { on: '2026-11-21' }],
  ),
  rule(
    'workingDaysBefore',
    { from: date('2026-11-22'), until: date('2026-11-27'), holidays },
    (given) => workingDaysBefore(given.from, given.until, given.holidays),
    [{}, { until: '2026-11-22' }],
  ),
  rule(
    'isDebitInFlight',
    {
      debitOn: optionalDate('2026-11-26'),
      today: date('2026-11-22'),
      holidays: json<CalendarDate[]>([]),
    },
    (given) => isDebitInFlight(given.debitOn, given.today, given.holidays),
    [{}, { debitOn: '2026-11-25' }, { debitOn: null }],
  ),
  rule(
    'usualMandateAmount',
    { premium: number(2450000), mostPerDebit: number(10000000) },
    (given) => usualMandateAmount(given.premium, given.mostPerDebit),
    [{}, { premium: 2500001 }, { premium: 9000000 }, { premium: 12000000 }],
  ),
  rule(
    'debitAfterNotice',
    { rail, on: date('2026-12-05'), notifiedAt: text('2026-12-04T00:31:00Z') },
    (given) => debitAfterNotice(given.rail, given.on, new Date(given.notifiedAt)),
    [{}, { notifiedAt: '2026-12-04T00:30:00Z' }, { rail: 'nach' }],
  ),
  rule('debitsAnnouncedUntil', { today }, (given) => debitsAnnouncedUntil(given.today), [{}, { today: '2026-11-22' }]),
];
