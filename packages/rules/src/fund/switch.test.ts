import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSwitch, type SwitchFacts } from './check-switch.ts';
import { fourDecimals, tenThousandths } from './four-decimals.ts';
import { moveLots, type TopUpLot } from './move-lots.ts';
import { policyYearBeganOn } from './policy-year.ts';
import { switchLegs } from './switch-legs.ts';
import type { SwitchSource, SwitchTarget } from './switch-sides.ts';
import { freeSwitchesLeft, switchCharge, whyNoSwitch } from './why-no-switch.ts';

const facts: SwitchFacts = {
  terms: { minimum: 500_000, leastShare: 5, freeSwitches: 4, charge: 25_000 },
  held: [
    { fundCode: 'GRO', units: '9412.3381', nav: '62.1847' },
    { fundCode: 'LIQ', units: '200.0000', nav: '20.0000' },
  ],
  openFunds: ['GRO', 'SEC', 'BAL', 'LIQ'],
  charge: 0,
};
const half = [{ fundCode: 'GRO', share: 50 }];
const secure = [{ fundCode: 'SEC', share: 100 }];

describe('a switch', () => {
  it.each<[string, readonly SwitchSource[], readonly SwitchTarget[]]>([
    ['accepted', half, secure],
    ['accepted', [{ fundCode: 'GRO', amount: 58_530_342 }], secure],
    ['accepted', [{ fundCode: 'LIQ', share: 100 }], secure],
    ['accepted', [{ fundCode: 'GRO', amount: 500_000 }], secure],
    ['below-minimum', [{ fundCode: 'GRO', amount: 499_999 }], secure],
    ['below-minimum', [{ fundCode: 'LIQ', share: 99 }], secure],
    ['above-value', [{ fundCode: 'GRO', amount: 58_530_343 }], secure],
    ['no-source', [], secure],
    ['not-held', [{ fundCode: 'BAL', share: 50 }], secure],
    ['source-twice', [...half, ...half], secure],
    ['share-not-whole', [{ fundCode: 'GRO', share: 0.5 }], secure],
    ['share-not-whole', [{ fundCode: 'GRO', share: 101 }], secure],
    ['also-source', half, [{ fundCode: 'GRO', share: 100 }]],
    ['unknown-fund', half, [{ fundCode: 'MID', share: 100 }]],
    ['no-share', half, []],
    ['below-100', half, [{ fundCode: 'SEC', share: 99 }]],
    ['above-100', half, [...secure, { fundCode: 'BAL', share: 1 }]],
    [
      'accepted',
      half,
      [
        { fundCode: 'SEC', share: 95 },
        { fundCode: 'BAL', share: 5 },
      ],
    ],
    [
      'below-least-share',
      half,
      [
        { fundCode: 'SEC', share: 96 },
        { fundCode: 'BAL', share: 4 },
      ],
    ],
    [
      'twice',
      half,
      [
        { fundCode: 'SEC', share: 50 },
        { fundCode: 'SEC', share: 50 },
      ],
    ],
    ['not-whole', half, [{ fundCode: 'SEC', share: 99.5 }]],
  ])('is %s: from %j to %j', (because, from, to) => {
    expect(checkSwitch(facts, from, to)).toMatchObject({ because, accepted: because === 'accepted' });
  });

  // half of Growth is ₹2,92,651.71 at the last price
  const TOTAL = 29_265_171;
  const amounts = (SEC: number, BAL?: number) => [
    { fundCode: 'SEC', amount: SEC },
    ...(BAL === undefined ? [] : [{ fundCode: 'BAL', amount: BAL }]),
  ];

  it.each<[string, readonly SwitchTarget[], number?]>([
    ['accepted', amounts(TOTAL)],
    ['below-total', amounts(TOTAL - 1)],
    ['above-total', amounts(TOTAL + 1)],
    ['accepted', amounts(20_000_000, 9_265_171)],
    ['below-total', amounts(20_000_000, 9_265_170)],
    ['above-total', amounts(20_000_000, 9_265_172)],
    // the charge is not spread
    ['accepted', amounts(TOTAL - 25_000), 25_000],
    ['above-total', amounts(TOTAL - 24_999), 25_000],
    ['below-total', amounts(TOTAL - 25_001), 25_000],
    // the smallest share, 5 %, is ₹14,632.59
    ['accepted', amounts(TOTAL - 1_463_259, 1_463_259)],
    ['below-least-share', amounts(TOTAL - 1_463_258, 1_463_258)],
    ['no-share', amounts(0, 0)],
    ['accepted', amounts(TOTAL, 0)],
    ['amount-not-whole', amounts(TOTAL - 0.5, 0.5)],
    ['amount-not-whole', amounts(TOTAL + 1, -1)],
    ['amount-not-whole', amounts(Number.NaN)],
    ['mixed', [...amounts(TOTAL), { fundCode: 'BAL', share: 50 }]],
    ['twice', [...amounts(20_000_000), ...amounts(9_265_171)]],
    ['unknown-fund', [{ fundCode: 'MID', amount: TOTAL }]],
    ['also-source', [{ fundCode: 'GRO', amount: TOTAL }]],
  ])('is %s: half of Growth into %j, charge %d', (because, to, charge = 0) => {
    const check = checkSwitch({ ...facts, charge }, half, to);
    expect(check).toMatchObject({ because, accepted: because === 'accepted', total: TOTAL - charge });
  });

  it('by amounts on both sides adds up without a price', () => {
    const from = [{ fundCode: 'GRO', amount: 10_000_000 }];
    expect(checkSwitch(facts, from, amounts(6_000_000, 4_000_000))).toMatchObject({ accepted: true, sum: 10_000_000 });
  });

  it.each([
    ['not-offered', { isOffered: false }],
    ['discontinued', { isDiscontinued: true }],
    ['switch-waiting', { isWaiting: true }],
    ['payout-requested', { hasOpenRequest: true }],
    ['strategy-running', { isBarred: true }],
    ['no-units', { value: 0 }],
    [null, {}],
  ])('is possible or not: %s', (because, other) => {
    const policy = {
      isOffered: true,
      isDiscontinued: false,
      value: 1,
      isWaiting: false,
      hasOpenRequest: false,
      isBarred: false,
    };
    expect(whyNoSwitch({ ...policy, ...other })).toBe(because);
  });

  it.each([
    [0, 4, 0],
    [3, 1, 0],
    [4, 0, 25_000],
    [9, 0, 25_000],
  ])('after %d in the policy year: %d left free, charge %d', (made, left, charge) => {
    expect([freeSwitchesLeft(facts.terms, made), switchCharge(facts.terms, made)]).toEqual([left, charge]);
  });

  it('is always free in a plan without a limit', () => {
    const terms = { ...facts.terms, freeSwitches: null };
    expect([freeSwitchesLeft(terms, 99), switchCharge(terms, 99)]).toEqual([null, 0]);
  });

  it.each([
    ['2021-02-25', '2026-11-22', '2026-02-25'],
    ['2021-02-25', '2027-02-24', '2026-02-25'],
    ['2021-02-25', '2027-02-25', '2027-02-25'],
    ['2024-02-29', '2026-03-01', '2026-02-28'],
    ['2026-11-22', '2026-11-22', '2026-11-22'],
  ] as const)('counts in the policy year: issued %s, on %s since %s', (issued, today, since) => {
    expect(policyYearBeganOn(issued, today)).toBe(since);
  });
});

const funds = [
  { fundCode: 'GRO', units: '9412.3381', nav: '62.1847' },
  { fundCode: 'SEC', units: '4388.9040', nav: '34.4410' },
  { fundCode: 'BAL', units: '0.0000', nav: '48.9021' },
];

describe('both sides at one price (domain 13)', () => {
  it('by share: half of the units', () => {
    expect(switchLegs(funds, half, secure, 0)).toEqual({
      sold: [{ fundCode: 'GRO', units: '4706.1691', nav: '62.1847', value: 29_265_171 }],
      bought: [{ fundCode: 'SEC', units: '8497.1897', nav: '34.4410', value: 29_265_171 }],
      charge: 0,
    });
  });

  it('by amount: ₹1,00,000', () => {
    const { sold, bought } = switchLegs(funds, [{ fundCode: 'GRO', amount: 10_000_000 }], secure, 0);
    expect([sold[0]?.units, bought[0]?.units]).toEqual(['1608.1126', '2903.5162']);
    expect(fourDecimals(tenThousandths('9412.3381') - tenThousandths(sold[0]?.units ?? ''))).toBe('7804.2255');
  });

  it('with the charge taken off, and never more than is held', () => {
    const { sold, bought, charge } = switchLegs(funds, [{ fundCode: 'GRO', amount: 99_999_999 }], secure, 25_000);
    expect(sold).toMatchObject([{ units: '9412.3381', value: 58_530_342 }]);
    expect([bought[0]?.value, charge]).toEqual([58_505_342, 25_000]);
  });

  it('by amounts that leave and arrive: each fund gets exactly its own', () => {
    const to = [
      { fundCode: 'SEC', amount: 3_333_333 },
      { fundCode: 'BAL', amount: 6_666_667 },
    ];
    const { bought } = switchLegs(funds, [{ fundCode: 'GRO', amount: 10_000_000 }], to, 0);
    expect(bought.map(({ value }) => value)).toEqual([3_333_333, 6_666_667]);
  });

  it.each([
    ['the price fell', '60.0000', [9_648_676, 18_588_339]],
    ['the price is the same', '62.1847', [10_000_000, 19_265_171]],
    ['the price rose', '65.0000', [10_452_732, 20_137_367]],
  ])('by amounts equal to the shares: the same proportions if %s', (_, nav, values) => {
    const to = [
      { fundCode: 'SEC', amount: 10_000_000 },
      { fundCode: 'BAL', amount: 19_265_171 },
    ];
    const priced = funds.map((fund) => (fund.fundCode === 'GRO' ? { ...fund, nav } : fund));
    const { sold, bought } = switchLegs(priced, half, to, 0);
    expect(bought.map(({ value }) => value)).toEqual(values);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(sold[0]?.value);
  });

  it('by amounts of a fund that has lost value since: each gets its part of the money', () => {
    const to = [
      { fundCode: 'SEC', amount: 30_000_000 },
      { fundCode: 'BAL', amount: 28_530_342 },
    ];
    const priced = funds.map((fund) => (fund.fundCode === 'GRO' ? { ...fund, nav: '50.0000' } : fund));
    const { sold, bought } = switchLegs(priced, [{ fundCode: 'GRO', amount: 58_530_342 }], to, 0);
    expect(sold).toMatchObject([{ units: '9412.3381', value: 47_061_691 }]);
    expect(bought.reduce((sum, { value }) => sum + value, 0)).toBe(47_061_691);
    expect((bought[0]?.value ?? 0) / 47_061_691).toBeCloseTo(30_000_000 / 58_530_342, 7);
  });

  it('by amounts: keeps every paisa, and no fund is off by one', () => {
    const amount = fc.integer({ min: 1, max: 90_000_000 });
    const price = fc.integer({ min: 1, max: 9_999_999 }).map((n) => fourDecimals(BigInt(n)));
    fc.assert(
      fc.property(amount, amount, amount, price, fc.integer({ min: 0, max: 25_000 }), (out, SEC, BAL, nav, fee) => {
        const priced = funds.map((fund) => (fund.fundCode === 'GRO' ? { ...fund, nav } : fund));
        const to = [
          { fundCode: 'SEC', amount: SEC },
          { fundCode: 'BAL', amount: BAL },
        ];
        const { sold, bought, charge } = switchLegs(priced, [{ fundCode: 'GRO', amount: out }], to, fee);
        const sum = (legs: readonly { value: number }[]) => legs.reduce((all, { value }) => all + value, 0);
        expect(sum(bought) + charge).toBe(sum(sold));
        for (const { fundCode, value } of bought) {
          const part = fundCode === 'SEC' ? SEC : BAL;
          expect(Math.abs(value - ((sum(sold) - charge) * part) / (SEC + BAL))).toBeLessThan(1);
        }
      }),
    );
  });

  it('keeps every paisa', () => {
    const source = fc.oneof(
      fc.record({ fundCode: fc.constant('GRO'), share: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ fundCode: fc.constant('GRO'), amount: fc.integer({ min: 1, max: 90_000_000 }) }),
    );
    fc.assert(
      fc.property(source, fc.integer({ min: 1, max: 99 }), (from, share) => {
        const to = [
          { fundCode: 'SEC', share },
          { fundCode: 'BAL', share: 100 - share },
        ];
        const { sold, bought, charge } = switchLegs(funds, [from], to, 25_000);
        const sum = (legs: readonly { value: number }[]) => legs.reduce((all, { value }) => all + value, 0);
        expect(sum(bought) + charge).toBe(sum(sold));
        expect(tenThousandths(sold[0]?.units ?? '')).toBeLessThanOrEqual(tenThousandths('9412.3381'));
      }),
    );
  });
});

describe('what a switch leaves of top-ups', () => {
  const lot = (orderId: string, units: string, paidOn: TopUpLot['paidOn'], lockedUntil: TopUpLot['lockedUntil']) => ({
    orderId,
    fundCode: 'GRO',
    units,
    paidOn,
    lockedUntil,
  });
  const lots = [
    lot('locked', '100.0000', '2025-01-01', '2030-01-01'),
    lot('free', '200.0000', '2021-01-01', '2026-01-01'),
  ];
  const held = [{ fundCode: 'GRO', units: '1000.0000' }];
  const move = (units: string) => {
    const legs = {
      sold: [{ fundCode: 'GRO', units, nav: '20.0000', value: 0 }],
      bought: [{ fundCode: 'SEC', units: fourDecimals(tenThousandths(units) * 2n), nav: '10.0000', value: 0 }],
    };
    return Object.fromEntries(
      moveLots(legs, held, lots, '2026-11-22').map((one) => [`${one.orderId} ${one.fundCode}`, one.units]),
    );
  };

  it.each([
    ['700.0000', { 'locked GRO': '100.0000', 'free GRO': '200.0000' }],
    ['800.0000', { 'locked GRO': '100.0000', 'free GRO': '100.0000', 'free SEC': '200.0000' }],
    ['950.0000', { 'locked GRO': '50.0000', 'free GRO': '0.0000', 'free SEC': '400.0000', 'locked SEC': '100.0000' }],
    ['1000.0000', { 'locked GRO': '0.0000', 'free GRO': '0.0000', 'free SEC': '400.0000', 'locked SEC': '200.0000' }],
  ])('%s of 1,000 units: premiums first, then what is free, and the lock-in moves along', (units, expected) => {
    expect(move(units)).toEqual(expected);
  });
});
