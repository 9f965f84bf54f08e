import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tenThousandths } from './four-decimals.ts';
import { rebalanceLegs } from './rebalance-legs.ts';
import { allocationAt, allocationYears, strategyStop, transferAfter } from './strategy.ts';

const monthly = { kind: 'stp', firstOn: '2026-01-31', nextOn: '2026-11-30', noticeDays: 5 } as const;

describe('the date of a transfer', () => {
  it.each([
    ['stp', '2026-01-31', '2026-01-01', '2026-01-31'],
    ['stp', '2026-01-31', '2026-01-31', '2026-02-28'],
    ['stp', '2026-01-31', '2026-02-28', '2026-03-31'],
    ['stp', '2027-12-31', '2028-01-31', '2028-02-29'],
    ['dfa', '2024-02-29', '2024-02-29', '2025-02-28'],
    ['dfa', '2024-02-29', '2027-02-28', '2028-02-29'],
  ] as const)('of %s, the first on %s: after %s on %s', (kind, firstOn, after, on) => {
    expect(transferAfter({ kind, firstOn }, after)).toBe(on);
  });
});

describe('a stop (domain 13: before the next transfer date, else after it)', () => {
  it.each([
    ['2026-11-01', null, '2026-11-01', 'before-transfer'],
    ['2026-11-25', null, '2026-11-25', 'before-transfer'],
    ['2026-11-26', '2026-11-30', '2026-11-30', 'after-transfer'],
    ['2026-11-30', '2026-11-30', '2026-11-30', 'after-transfer'],
    // the price for the last transfer is not published yet
    ['2026-12-02', '2026-11-30', '2026-12-02', 'after-transfer'],
    // and the next one is too close
    ['2026-12-27', '2026-12-31', '2026-12-31', 'after-transfer'],
  ] as const)('asked for on %s: last transfer %s, ends on %s', (today, lastTransferOn, endsOn, because) => {
    expect(strategyStop(monthly, today)).toEqual({ lastTransferOn, endsOn, because });
  });
});

describe('an allocation', () => {
  const of = (fromYears: number, share: number) => ({
    fromYears,
    shares: [
      { fundCode: 'GRO', share },
      { fundCode: 'SEC', share: 100 - share },
    ],
  });
  const bands = [of(0, 80), of(46, 45), of(36, 60)];
  it.each([
    [0, 80],
    [35, 80],
    [36, 60],
    [45, 60],
    [46, 45],
    [80, 45],
  ])('at %d years has %d %% in the first fund', (years, share) => {
    expect(allocationAt(bands, years)[0]?.share).toBe(share);
  });

  it.each([
    ['age', '2026-11-22', 47],
    ['age', '2027-06-01', 48],
    ['age', '1979-05-31', 0],
    ['years-left', '2026-11-22', 14],
    ['years-left', '2041-02-26', 0],
  ] as const)('goes by %s: %s, %d years', (basis, on, years) => {
    expect(allocationYears(basis, { birthDate: '1979-06-01', maturityDate: '2041-02-25' }, on)).toBe(years);
    expect(allocationYears(basis, { birthDate: null, maturityDate: null }, on)).toBeNull();
  });

  it('is empty before its first band', () => {
    expect(allocationAt([of(18, 80)], 17)).toEqual([]);
  });
});

const funds = [
  { fundCode: 'GRO', units: '1000.0000', nav: '60.0000' },
  { fundCode: 'LIQ', units: '2000.0000', nav: '20.0000' },
  { fundCode: 'SEC', units: '0.0000', nav: '30.0000' },
];

describe('rebalancing', () => {
  it('sells what is above its share and buys what is below', () => {
    const shares = [
      { fundCode: 'GRO', share: 40 },
      { fundCode: 'SEC', share: 60 },
    ];
    expect(rebalanceLegs(funds, shares)).toEqual({
      sold: [
        { fundCode: 'GRO', nav: '60.0000', units: '333.3333', value: 2_000_000 },
        { fundCode: 'LIQ', nav: '20.0000', units: '2000.0000', value: 4_000_000 },
      ],
      bought: [{ fundCode: 'SEC', nav: '30.0000', units: '2000.0000', value: 6_000_000 }],
      charge: 0,
    });
  });

  it.each([
    ['there are no shares', []],
    ['a fund with a share has no price', [{ fundCode: 'MID', share: 100 }]],
  ])('moves nothing if %s', (_, shares) => {
    expect(rebalanceLegs(funds, shares)).toEqual({ sold: [], bought: [], charge: 0 });
  });

  it('keeps every paisa and sells no unit that is not held', () => {
    const units = fc
      .bigInt({ min: 0n, max: 10n ** 9n })
      .map((n) => `${n / 10_000n}.${String(n % 10_000n).padStart(4, '0')}`);
    const nav = fc.integer({ min: 10_000, max: 9_999_999 }).map((n) => (n / 10_000).toFixed(4));
    const fund = (fundCode: string) => fc.record({ fundCode: fc.constant(fundCode), units, nav });
    fc.assert(
      fc.property(fund('GRO'), fund('SEC'), fund('LIQ'), fc.integer({ min: 0, max: 100 }), (a, b, c, share) => {
        const held = [a, b, c];
        const { sold, bought } = rebalanceLegs(held, [
          { fundCode: 'GRO', share },
          { fundCode: 'SEC', share: 100 - share },
        ]);
        const sum = (legs: readonly { value: number }[]) => legs.reduce((all, { value }) => all + value, 0);
        expect(sum(sold)).toBe(sum(bought));
        for (const leg of sold) {
          const all = held.find(({ fundCode }) => fundCode === leg.fundCode)?.units ?? '';
          expect(tenThousandths(leg.units) <= tenThousandths(all)).toBe(true);
        }
      }),
    );
  });
});
