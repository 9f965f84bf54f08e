import {
  type AllocationBand,
  allocationAt,
  allocationYears,
  type CalendarDate,
  type CashFlow,
  checkRedirection,
  checkSwitch,
  checkSwitchSources,
  countInPolicyYear,
  type FundStrategy,
  fourDecimals,
  freeSwitchesLeft,
  fundGain,
  fundShares,
  fundValue,
  mergerLegs,
  moneyWeightedReturn,
  moveLots,
  type PricedFund,
  policyLockedUntil,
  policyYearBeganOn,
  rebalanceLegs,
  redirectionsLeft,
  type SwitchSource,
  type SwitchTarget,
  strategyStop,
  switchAfterMerger,
  switchCharge,
  switchLegs,
  switchProceeds,
  type TopUpLot,
  tenThousandths,
  transferAfter,
  unitsFor,
  whyNoRedirection,
  whyNoSwitch,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, optionalDate, type RuleEntry, rule, text } from '../entry.ts';
import { today } from './premium-terms.ts';

const flows = json<readonly CashFlow[]>([
  { on: '2024-11-21', amount: 10000000 },
  { on: '2025-11-21', amount: 10000000 },
]);
const nav = text('62.1847');
const terms = json({ minimum: 500000, leastShare: 5, freeSwitches: 4, charge: 25000 });
const held = json([{ fundCode: 'GRO', units: '9412.3381', nav: '62.1847' }]);
const from = json<readonly SwitchSource[]>([{ fundCode: 'GRO', share: 50 }]);
const to = json<readonly SwitchTarget[]>([{ fundCode: 'SEC', share: 100 }]);
const funds = json<readonly PricedFund[]>([
  { fundCode: 'GRO', units: '9412.3381', nav: '62.1847' },
  { fundCode: 'SEC', units: '4388.9040', nav: '34.4410' },
]);
const legs = json({
  sold: [{ fundCode: 'GRO', units: '800.0000', nav: '20.0000', value: 1600000 }],
  bought: [{ fundCode: 'SEC', units: '1600.0000', nav: '10.0000', value: 1600000 }],
});
const lots = json<readonly TopUpLot[]>([
  { orderId: 'first', fundCode: 'GRO', units: '300.0000', paidOn: '2021-01-01', lockedUntil: '2026-01-01' },
]);

const kind = choice<FundStrategy>(['stp', 'dfa'], 'stp');
const bands = json<readonly AllocationBand[]>([
  { fromYears: 0, shares: [{ fundCode: 'GRO', share: 100 }] },
  { fromYears: 46, shares: [{ fundCode: 'SEC', share: 100 }] },
]);

export const fundRules: readonly RuleEntry[] = [
  rule('fundValue', { units: text('9412.3381'), nav }, (given) => fundValue(given.units, given.nav), [
    {},
    { units: '0.0001' },
  ]),
  rule('unitsFor', { amount: number(10000000), nav }, (given) => unitsFor(given.amount, given.nav), [
    {},
    { nav: '34.4410' },
  ]),
  rule('fundShares', { values: json([58530342, 30344325, 15115824, 22570460]) }, (given) => fundShares(given.values), [
    {},
    { values: [1, 1, 1] },
  ]),
  rule(
    'moneyWeightedReturn',
    { flows, value: number(23000000), today },
    (given) => moneyWeightedReturn(given.flows, given.value, given.today),
    [{}, { value: 20000000 }, { today: '2025-11-20' }, { value: 0 }, { flows: [] }],
  ),
  rule('policyLockedUntil', { issueDate: date('2021-02-25') }, (given) => policyLockedUntil(given.issueDate), [
    {},
    { issueDate: '2024-02-29' },
  ]),
  rule('tenThousandths', { text: text('4706.1691') }, (given) => tenThousandths(given.text).toString(), [
    {},
    { text: '0.0001' },
  ]),
  rule('fourDecimals', { value: number(47061691) }, (given) => fourDecimals(BigInt(given.value)), [{}, { value: 1 }]),
  rule(
    'whyNoSwitch',
    {
      isOffered: flag(true),
      isDiscontinued: flag(false),
      value: number(58530342),
      isWaiting: flag(false),
      hasOpenRequest: flag(false),
      isBarred: flag(false),
    },
    whyNoSwitch,
    [{}, { isDiscontinued: true }, { isWaiting: true }, { hasOpenRequest: true }, { isBarred: true }, { value: 0 }],
  ),
  rule(
    'checkSwitch',
    { terms, held, openFunds: json(['GRO', 'SEC']), charge: number(0), from, to },
    (given) => checkSwitch(given, given.from, given.to),
    [
      {},
      { to: [{ fundCode: 'SEC', share: 99 }] },
      { to: [{ fundCode: 'SEC', amount: 29265171 }] },
      { to: [{ fundCode: 'SEC', amount: 29265170 }] },
      { from: [{ fundCode: 'GRO', amount: 499999 }] },
    ],
  ),
  rule('checkSwitchSources', { terms, held, from }, (given) => checkSwitchSources(given, given.from), [
    {},
    { from: [] },
  ]),
  rule(
    'switchProceeds',
    { funds, from, charge: number(25000) },
    (given) => switchProceeds(given.funds, given.from, given.charge),
    [{}, { from: [{ fundCode: 'GRO', amount: 10000000 }] }],
  ),
  rule(
    'switchLegs',
    { funds, from, to, charge: number(0) },
    (given) => switchLegs(given.funds, given.from, given.to, given.charge),
    [
      {},
      { to: [{ fundCode: 'SEC', amount: 30000000 }] },
      { from: [{ fundCode: 'GRO', amount: 10000000 }] },
      { charge: 25000 },
    ],
  ),
  rule(
    'mergerLegs',
    {
      old: json({ fundCode: 'MID', units: '5120.7700', nav: '44.0763' }),
      into: json({ fundCode: 'GRO', nav: '62.1847' }),
    },
    (given) => mergerLegs(given.old, given.into),
    [{}, { into: { fundCode: 'GRO', nav: '62.1848' } }],
  ),
  rule(
    'switchAfterMerger',
    { from, to, fromFund: text('GRO'), intoFund: text('BAL'), hadUnitsOfNew: flag(false) },
    (given) => switchAfterMerger(given, given, given.hadUnitsOfNew),
    [{}, { hadUnitsOfNew: true }, { intoFund: 'SEC' }],
  ),
  rule(
    'moveLots',
    { legs, held: json([{ fundCode: 'GRO', units: '1000.0000' }]), lots, today },
    (given) => moveLots(given.legs, given.held, given.lots, given.today),
    [{}, { lots: [] }],
  ),
  rule(
    'whyNoRedirection',
    {
      isOffered: flag(true),
      isDiscontinued: flag(false),
      hasNextPremium: flag(true),
      made: number(1),
      perYear: number(2),
    },
    whyNoRedirection,
    [{}, { isDiscontinued: true }, { hasNextPremium: false }, { made: 2 }],
  ),
  rule(
    'checkRedirection',
    {
      leastShare: number(5),
      openFunds: json(['GRO', 'SEC']),
      now: json([{ fundCode: 'GRO', share: 100 }]),
      split: json([{ fundCode: 'SEC', share: 100 }]),
    },
    (given) => checkRedirection(given, given.split),
    [{}, { split: [{ fundCode: 'GRO', share: 100 }] }],
  ),
  rule(
    'transferAfter',
    { kind, firstOn: date('2026-01-31'), after: date('2026-11-21') },
    (given) => transferAfter(given, given.after),
    [{}, { kind: 'dfa' }],
  ),
  rule(
    'strategyStop',
    { kind, firstOn: date('2026-01-31'), nextOn: date('2026-11-30'), noticeDays: number(5), today: date('2026-11-25') },
    (given) => strategyStop(given, given.today),
    [{}, { today: '2026-11-26' }],
  ),
  rule('allocationAt', { bands, years: number(45) }, (given) => allocationAt(given.bands, given.years), [
    {},
    { years: 46 },
  ]),
  rule(
    'rebalanceLegs',
    {
      funds,
      shares: json([
        { fundCode: 'GRO', share: 60 },
        { fundCode: 'SEC', share: 40 },
      ]),
    },
    (given) => rebalanceLegs(given.funds, given.shares),
    [{}, { shares: [{ fundCode: 'SEC', share: 100 }] }],
  ),
  rule('freeSwitchesLeft', { terms, made: number(3) }, (given) => freeSwitchesLeft(given.terms, given.made), [
    {},
    { made: 4 },
  ]),
  rule('switchCharge', { terms, made: number(3) }, (given) => switchCharge(given.terms, given.made), [{}, { made: 4 }]),
  rule(
    'policyYearBeganOn',
    { issueDate: date('2021-02-25'), today },
    (given) => policyYearBeganOn(given.issueDate, given.today),
    [{}, { today: '2026-02-24' }],
  ),
  rule('fundGain', { value: number(126560951), paidIn: number(120000000), takenOut: number(0) }, fundGain, [
    {},
    { takenOut: 10000000 },
    { value: 110000000 },
  ]),
  rule(
    'countInPolicyYear',
    { days: json<readonly CalendarDate[]>(['2026-02-24', '2026-02-25']), issueDate: date('2021-02-25'), today },
    (given) => countInPolicyYear(given.days, given.issueDate, given.today),
    [{}, { today: '2026-02-24' }, { today: '2027-02-25' }],
  ),
  rule(
    'redirectionsLeft',
    { perYear: json<number | null>(2), made: number(1) },
    (given) => redirectionsLeft(given, given.made),
    [{}, { made: 2 }, { perYear: null }],
  ),
  rule(
    'allocationYears',
    {
      basis: choice(['age', 'years-left'] as const, 'age'),
      birthDate: optionalDate('1979-06-01'),
      maturityDate: optionalDate('2041-02-25'),
      on: today,
    },
    (given) => allocationYears(given.basis, given, given.on),
    [{}, { basis: 'years-left' }, { birthDate: null }],
  ),
];
