import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSwitch, type SwitchFacts, type SwitchSource } from './check-switch.ts';
import { fourDecimals, tenThousandths } from './four-decimals.ts';
import { moveLots, type TopUpLot } from './move-lots.ts';
import { policyYearBeganOn } from './policy-year.ts';
import { switchLegs } from './switch-legs.ts';
import { freeSwitchesLeft, switchCharge, whyNoSwitch } from './why-no-switch.ts';

const facts: SwitchFacts = {
  terms: { minimum: 500_000, leastShare: 5, freeSwitches: 4, charge: 25_000 },
  held: [
    { fundCode: 'GRO', value: 58_530_342 },
    { fundCode: 'LIQ', value: 400_000 },
  ],
  openFunds: ['GRO', 'SEC', 'BAL', 'LIQ'],
};
const half = [{ fundCode: 'GRO', share: 50 }];
const secure = [{ fundCode: 'SEC', share: 100 }];

describe('a switch', () => {
  it.each<[string, readonly SwitchSource[], { fundCode: string; share: number }[]]>([
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

  it('neither makes nor loses a paisa', () => {
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
  const moved = (units: string) => {
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
    expect(moved(units)).toEqual(expected);
  });
});
