import {
  afterWithdrawal,
  annualPremium,
  canTakeFundsOut,
  canWithdraw,
  checkWithdrawal,
  discontinuanceCharge,
  discontinuedFundValue,
  discontinuedPayout,
  type FundAmount,
  type FundsBefore,
  freeUnits,
  fundsOutClauses,
  linkedDeathBenefit,
  linkedPayoutTax,
  linkedSurrender,
  type PastWithdrawal,
  type PricedFund,
  recentWithdrawals,
  type TopUpLot,
  type WithdrawalTerms,
  withdrawalClauses,
  withdrawalCountsUntil,
  withdrawalLegs,
  withdrawalLimits,
  withdrawalsLeft,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, optionalDate, type RuleEntry, rule, text } from '../entry.ts';
import { today } from './premium-terms.ts';

const terms = { minimum: 500_000, largestShare: 25, premiumsLeft: 2, perYear: 4 };
const held = {
  terms: json<WithdrawalTerms>(terms),
  funds: json([{ fundCode: 'GRO', value: 58_530_342, free: 56_530_342 }]),
  yearlyPremium: number(20_000_000),
};
const amounts = json<readonly FundAmount[]>([{ fundCode: 'GRO', amount: 10_000_000 }]);
const funds = json<readonly PricedFund[]>([{ fundCode: 'GRO', units: '9412.3381', nav: '62.1847' }]);
const lots = json<readonly TopUpLot[]>([
  { orderId: 'first', fundCode: 'GRO', units: '321.6225', paidOn: '2025-10-03', lockedUntil: '2030-10-03' },
]);
const mode = choice(['yearly', 'monthly', 'single'] as const, 'yearly');

export const withdrawalRules: readonly RuleEntry[] = [
  rule(
    'canTakeFundsOut',
    {
      isUnitLinked: flag(true),
      policyStatusCode: text('1'),
      issueDate: date('2021-02-25'),
      maturityDate: optionalDate('2041-02-25'),
      value: number(126_560_951),
      hasOpenRequest: flag(false),
      isInvesting: flag(false),
      today,
    },
    canTakeFundsOut,
    [
      {},
      { isUnitLinked: false },
      { policyStatusCode: 'S' },
      { maturityDate: '2026-11-21' },
      { policyStatusCode: '4', issueDate: '2024-02-25' },
      { hasOpenRequest: true },
      { isInvesting: true },
      { value: 0 },
    ],
    fundsOutClauses,
  ),
  rule(
    'canWithdraw',
    {
      terms: json<WithdrawalTerms | null>(terms),
      policyStatusCode: text('1'),
      issueDate: date('2021-02-25'),
      birthDate: optionalDate('1979-06-01'),
      made: number(3),
      most: number(31_640_237),
      today,
    },
    canWithdraw,
    [
      {},
      { terms: null },
      { policyStatusCode: '4' },
      { issueDate: '2021-11-25' },
      { birthDate: '2008-12-01' },
      { made: 4 },
      { most: 499_999 },
    ],
    withdrawalClauses,
  ),
  rule('withdrawalLimits', held, withdrawalLimits, [{}, { yearlyPremium: 30_000_000 }]),
  rule('checkWithdrawal', { ...held, amounts }, (given) => checkWithdrawal(given, given.amounts), [
    {},
    { amounts: [{ fundCode: 'GRO', amount: 499_999 }] },
    { amounts: [{ fundCode: 'GRO', amount: 14_632_586 }] },
  ]),
  rule(
    'withdrawalLegs',
    { funds, lots, amounts, on: today },
    (given) => withdrawalLegs(given.funds, given.lots, given.amounts, given.on),
    [{}, { amounts: [{ fundCode: 'GRO', amount: 99_999_999 }] }, { on: '2030-10-03' }],
  ),
  rule(
    'freeUnits',
    { fundCode: text('GRO'), units: text('9412.3381'), lots, on: today },
    (given) => freeUnits(given, given.lots, given.on),
    [{}, { on: '2030-10-02' }, { on: '2030-10-03' }],
  ),
  rule('annualPremium', { premiumMode: mode, modalPremium: number(6_000_000) }, annualPremium, [
    {},
    { premiumMode: 'monthly' },
  ]),
  rule(
    'discontinuanceCharge',
    {
      issueDate: date('2025-02-25'),
      premiumMode: mode,
      modalPremium: number(6_000_000),
      fundValue: number(10_500_000),
      on: today,
    },
    (given) => discontinuanceCharge(given, given.on),
    [{}, { modalPremium: 5_000_000 }, { modalPremium: 5_000_001 }, { premiumMode: 'single' }, { on: '2029-02-25' }],
  ),
  rule(
    'discontinuedFundValue',
    { amount: number(10_260_000), since: date('2026-11-22'), on: date('2029-11-22') },
    (given) => discontinuedFundValue(given.amount, given.since, given.on),
    [{}, { on: '2026-11-22' }, { on: '2026-11-23' }],
  ),
  rule(
    'linkedDeathBenefit',
    {
      sumAssured: number(206_250_000),
      fundValue: number(126_560_951),
      premiumsPaid: number(125_000_000),
      withdrawn: number(10_000_000),
      on: today,
    },
    (given) => linkedDeathBenefit(given, given.on),
    [{}, { withdrawn: 0 }, { withdrawn: 90_000_000 }],
  ),
  rule('withdrawalCountsUntil', { withdrawnOn: today }, (given) => withdrawalCountsUntil(given.withdrawnOn), [
    {},
    { withdrawnOn: '2024-02-29' },
  ]),
  rule(
    'recentWithdrawals',
    { made: json<readonly PastWithdrawal[]>([{ navDate: '2025-10-03', gross: 10_000_000 }]), on: today },
    (given) => recentWithdrawals(given.made, given.on),
    [{}, { on: '2027-10-03' }],
  ),
  rule(
    'linkedPayoutTax',
    {
      gross: number(20_000_000),
      paidIn: number(10_000_000),
      takenOut: number(10_000_000),
      keepsExemption: flag(false),
      isResident: flag(true),
      hasPan: flag(true),
      paidThisYear: number(0),
      on: today,
    },
    (given) => linkedPayoutTax(given, given.on),
    [{}, { keepsExemption: true }, { takenOut: 0 }, { isResident: false }, { hasPan: false }],
  ),
  rule('withdrawalsLeft', { perYear: number(4), made: number(3) }, (given) => withdrawalsLeft(given, given.made), [
    {},
    { made: 4 },
  ]),
  rule(
    'linkedSurrender',
    {
      issueDate: date('2025-02-25'),
      premiumMode: mode,
      modalPremium: number(6_000_000),
      fundValue: number(10_500_000),
      waiting: number(0),
      navDate: today,
    },
    (given) => linkedSurrender(given, given.navDate),
    [{}, { waiting: 6_000_000 }, { navDate: '2030-02-24' }, { navDate: '2030-02-25' }],
  ),
  rule(
    'discontinuedPayout',
    {
      amount: number(10_260_000),
      charge: number(240_000),
      since: date('2027-02-25'),
      payOn: date('2030-02-25'),
      takenOut: number(12_500_000),
    },
    (given) => discontinuedPayout(given, given.takenOut),
    [{}, { charge: 0 }],
  ),
  rule(
    'afterWithdrawal',
    {
      fundValue: number(126_560_951),
      premiumsPaid: number(125_000_000),
      cover: json<FundsBefore['cover']>({ sumAssured: 206_250_000, withdrawn: 0 }),
      gross: number(10_000_000),
      on: today,
    },
    (given) => afterWithdrawal(given, given.gross, given.on),
    [{}, { gross: 100_000_000 }, { cover: null }],
  ),
];
