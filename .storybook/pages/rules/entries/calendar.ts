import {
  afterGrace,
  costOf,
  guaranteedSurrenderValue,
  NON_FORFEITURE_OPTIONS,
  newestNotice,
  nextCalendarDay,
  PLAN_LINES,
  PREMIUM_MODES,
  premiumCalendar,
  revivalDateOf,
  type UnpaidPolicy,
} from '@lifedesk/rules';
import { choice, date, json, mayBeDate, number, type RuleEntry, rule } from '../entry.ts';

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
  dueDate: mayBeDate('2026-12-05'),
};
const unpaid = {
  ...valued,
  nonForfeiture: choice(NON_FORFEITURE_OPTIONS, 'reduced-paid-up'),
  sumAssured: number(35_000_000),
  maturityDate: mayBeDate('2039-12-05'),
  birthDate: mayBeDate('1985-06-01'),
  loan: json<UnpaidPolicy['loan']>(null),
  loanRate: number(950),
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
  rule('costOf', unpaid, (given) => costOf(given), [{}, { line: 'group' }, { dueDate: null }]),
  rule('guaranteedSurrenderValue', { ...valued, on }, (given) => guaranteedSurrenderValue(given, given.on), [
    {},
    { on: '2026-12-04' },
    { dueDate: '2020-12-05' },
    { line: 'term' },
  ]),
];
