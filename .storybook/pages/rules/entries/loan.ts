import {
  borrowClauses,
  canBorrow,
  checkLoanAmount,
  loanLimit,
  loanOutlook,
  loanRoomOf,
  NON_FORFEITURE_OPTIONS,
  type UnpaidPolicy,
} from '@lifedesk/rules';
import { choice, date, flag, json, mayBeDate, number, type RuleEntry, rule, text } from '../entry.ts';
import { line } from './premium-terms.ts';

const valued = {
  line,
  premiumMode: choice(['yearly', 'single'] as const, 'yearly'),
  modalPremium: number(2_450_000),
  issueDate: date('2019-12-05'),
  premiumTerm: number(15),
  policyTerm: number(20),
  dueDate: mayBeDate('2026-12-05'),
  maturityDate: mayBeDate('2039-12-05'),
  loanRate: json<number | null>(950),
};
const today = date('2026-11-22');
const least = number(500_000);

export const loanRules: readonly RuleEntry[] = [
  rule(
    'canBorrow',
    {
      ...valued,
      policyStatusCode: text('1'),
      hasOpenRequest: flag(false),
      room: json<number | null>(2_500_000),
      least,
      today,
    },
    canBorrow,
    [
      {},
      { policyStatusCode: 'S' },
      { maturityDate: '2026-11-22' },
      { line: 'unit-linked' },
      { loanRate: null },
      { policyStatusCode: '4' },
      { dueDate: '2020-12-05' },
      { hasOpenRequest: true },
      { room: 0 },
      { room: 499_999 },
    ],
    borrowClauses,
  ),
  rule(
    'loanLimit',
    {
      ...valued,
      nonForfeiture: choice(NON_FORFEITURE_OPTIONS, 'reduced-paid-up'),
      sumAssured: number(35_000_000),
      vestedBonus: number(5_250_000),
      birthDate: mayBeDate('1985-06-01'),
      loan: json<UnpaidPolicy['loan']>({ principal: 5_000_000, rate: 950, interestFrom: '2026-05-21' }),
      loanShare: number(90),
      received: number(0),
      on: today,
    },
    (given) => loanLimit(given, given.on),
    [{}, { loanShare: 80 }, { vestedBonus: 8_000_000 }, { loan: null }],
  ),
  rule(
    'loanRoomOf',
    {
      surrenderValue: number(12_000_000),
      loan: json<UnpaidPolicy['loan']>({ principal: 9_000_000, rate: 950, interestFrom: '2027-01-05' }),
      on: date('2027-01-05'),
    },
    (given) => loanRoomOf(given.surrenderValue, given.loan, given.on),
    [{}, { loan: null }],
  ),
  rule(
    'checkLoanAmount',
    { least, most: number(2_500_000), amount: number(500_000) },
    (given) => checkLoanAmount(given, given.amount),
    [{}, { amount: 499_999 }, { amount: 2_500_000 }, { amount: 2_500_001 }],
  ),
  rule(
    'loanOutlook',
    {
      least,
      most: number(18_000_000),
      rate: number(950),
      hasRests: flag(true),
      restsFrom: mayBeDate(null),
      owed: number(0),
      surrenderValue: number(20_000_000),
      amount: number(18_000_000),
      today: date('2025-01-10'),
    },
    (given) => loanOutlook(given, given.amount, given.today),
    [{}, { hasRests: false }, { amount: 500_000 }, { owed: 500_000 }],
  ),
];
