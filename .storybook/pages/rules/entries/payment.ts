import {
  checkLoanPayment,
  checkTopUp,
  coverOfTopUp,
  dueState,
  loanBalance,
  PREMIUM_MODES,
  shortReference,
  topUpRoom,
  whyNoTopUp,
} from '@lifedesk/rules';
import { choice, date, flag, json, mayBeDate, number, type RuleEntry, rule, text } from '../entry.ts';
import { terms, today } from './premium-terms.ts';

const topUpPolicy = {
  ...terms,
  premiumMode: choice(PREMIUM_MODES, 'yearly'),
  topUp: json({ minimum: 500000, maximum: 100000000, step: 100000 }),
  isPremiumPaying: flag(true),
  maturityDate: mayBeDate('2041-02-24'),
  toppedUp: number(0),
};
const loan = json({ principal: 15000000, rate: 950, interestFrom: '2026-05-21' } as const);

export const paymentRules: readonly RuleEntry[] = [
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
      ...topUpPolicy,
      amount: number(600000),
      today,
    },
    (given) => checkTopUp(given, given.amount, given.today),
    [{}, { amount: 499900 }, { amount: 550000 }, { amount: 100100000 }, { isPremiumPaying: false }],
  ),
  rule('whyNoTopUp', { ...topUpPolicy, today }, (given) => whyNoTopUp(given, given.today), [
    {},
    { dueDate: '2026-11-20' },
    { maturityDate: '2031-11-20' },
    { toppedUp: 1000000000 },
  ]),
  rule('topUpRoom', topUpPolicy, topUpRoom, [{}, { toppedUp: 100000 }]),
  rule('shortReference', { id: text('ord_16902d85a3f04c7b9d2e8f1a6b5c4d3e') }, ({ id }) => shortReference(id), [
    {},
    { id: 'ord_00000000000000000000000000000001' },
  ]),
  rule('coverOfTopUp', { amount: number(5000000) }, ({ amount }) => coverOfTopUp(amount), [{}, { amount: 100 }]),
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
];
