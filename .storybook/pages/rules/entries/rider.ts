import {
  checkRiderSum,
  type HeldRider,
  premiumWithoutRiders,
  premiumWithRider,
  type RiderRate,
  riderCapOf,
  riderOffer,
  riderOfferClauses,
  riderPremiumOf,
  riderRateOn,
  riderSumClauses,
  ridersOfKindCost,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, optionalDate, type RuleEntry, rule } from '../entry.ts';

const kind = choice<'health' | 'other'>(['health', 'other'], 'other');

const quarterly = { numerator: number(26), denominator: number(100) };
const riders = json<readonly HeldRider[]>([
  { kind: 'other', yearlyPremium: 35000, modalPremium: 9100 },
  { kind: 'other', yearlyPremium: null, modalPremium: 2600 },
]);

export const riderRules: readonly RuleEntry[] = [
  rule(
    'riderPremiumOf',
    { sumAssured: number(35000000), perThousand: number(100) },
    (given) => riderPremiumOf(given.sumAssured, given.perThousand),
    [{}, { perThousand: 600 }],
  ),
  rule(
    'riderCapOf',
    { basePremium: number(2450000), kind, on: date('2026-12-01') },
    (given) => riderCapOf(given.basePremium, given.kind, given.on),
    [{}, { kind: 'health' }],
  ),
  rule(
    'riderOffer',
    {
      kind,
      entryFrom: number(18),
      entryTo: number(60),
      endsAtAge: number(70),
      minimum: number(10000000),
      maximum: number(500000000),
      step: number(5000000),
      perThousand: number(100),
      startsOn: date('2026-12-01'),
      birthDate: optionalDate('1985-06-01'),
      maturityDate: optionalDate('2039-12-01'),
      sumAssured: number(35000000),
      basePremium: number(2450000),
      sameKindPremium: number(0),
      hasRider: flag(false),
    },
    (given) => riderOffer(given, given),
    [
      {},
      { hasRider: true },
      { birthDate: null },
      { birthDate: '2008-12-02' },
      { birthDate: '1965-12-01' },
      { maturityDate: '2027-11-30' },
      { sameKindPremium: 735000 },
    ],
    riderOfferClauses,
  ),
  rule(
    'checkRiderSum',
    { sumAssured: number(35000000), minimum: number(10000000), maximum: number(35000000), step: number(5000000) },
    (given) => checkRiderSum(given.sumAssured, given),
    [{}, { sumAssured: 9999999 }, { sumAssured: 35000001 }, { sumAssured: 12500000 }],
    riderSumClauses,
  ),
  rule(
    'riderRateOn',
    {
      rates: json<readonly RiderRate[]>([
        { from: 18, to: 40, perThousand: 100 },
        { from: 41, to: 60, perThousand: 150 },
      ]),
      birthDate: optionalDate('1985-06-01'),
      startsOn: date('2026-12-01'),
    },
    (given) => riderRateOn(given.rates, given.birthDate, given.startsOn),
    [{}, { birthDate: '1986-06-01' }, { birthDate: '1965-06-01' }, { birthDate: null }],
  ),
  rule(
    'premiumWithRider',
    { yearlyPremium: number(2450000), riderPremium: number(35000), ...quarterly },
    (given) => premiumWithRider(given.yearlyPremium, given.riderPremium, given),
    [{}, { riderPremium: 0 }],
  ),
  rule(
    'premiumWithoutRiders',
    { yearlyPremium: number(2485000), riders },
    (given) => premiumWithoutRiders(given.yearlyPremium, given.riders),
    [{}, { riders: [] }],
  ),
  rule(
    'ridersOfKindCost',
    { riders, kind, ...quarterly },
    (given) => ridersOfKindCost(given.riders, given.kind, given),
    [{}, { kind: 'health' }],
  ),
];
