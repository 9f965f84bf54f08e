import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fourDecimals, tenThousandths } from './four-decimals.ts';
import { mergerLegs, switchAfterMerger } from './fund-merger.ts';
import type { SwitchSource, SwitchTarget } from './switch-sides.ts';

const MERGER = { fromFund: 'MID', intoFund: 'GRO' };

describe('a fund that merges', () => {
  it.each([
    ['5120.7700', '44.0763', '62.1847', '3629.5840', 22_570_459],
    ['100.0000', '20.0000', '20.0000', '100.0000', 200_000],
    ['0.0001', '10.0000', '99.9999', '0.0000', 0],
    ['1.0000', '30.0000', '20.0000', '1.5000', 3_000],
  ])('%s units at ₹%s become at ₹%s: %s', (units, nav, intoNav, intoUnits, value) => {
    const legs = mergerLegs({ fundCode: 'MID', units, nav }, { fundCode: 'GRO', nav: intoNav });
    expect(legs).toMatchObject({
      sold: [{ units, value }],
      bought: [{ fundCode: 'GRO', units: intoUnits }],
      charge: 0,
    });
  });

  it('keeps the value to within half of the last decimal of a unit', () => {
    const number = (max: number) => fc.integer({ min: 1, max }).map((n) => fourDecimals(BigInt(n)));
    fc.assert(
      fc.property(number(10 ** 10), number(10 ** 7), number(10 ** 7), (units, nav, intoNav) => {
        const [bought] = mergerLegs({ fundCode: 'MID', units, nav }, { fundCode: 'GRO', nav: intoNav }).bought;
        const before = tenThousandths(units) * tenThousandths(nav);
        const after = tenThousandths(bought?.units ?? '') * tenThousandths(intoNav);
        const off = after > before ? after - before : before - after;
        expect(2n * off <= tenThousandths(intoNav)).toBe(true);
      }),
    );
  });

  it.each<[string, SwitchSource[], SwitchTarget[], boolean, SwitchSource[], SwitchTarget[]]>([
    [
      'the target',
      [{ fundCode: 'SEC', share: 50 }],
      [{ fundCode: 'MID', share: 100 }],
      true,
      [{ fundCode: 'SEC', share: 50 }],
      [{ fundCode: 'GRO', share: 100 }],
    ],
    [
      'one of two targets that meet',
      [{ fundCode: 'SEC', share: 50 }],
      [
        { fundCode: 'MID', share: 30 },
        { fundCode: 'GRO', share: 70 },
      ],
      true,
      [{ fundCode: 'SEC', share: 50 }],
      [{ fundCode: 'GRO', share: 100 }],
    ],
    [
      'a source by amount',
      [{ fundCode: 'MID', amount: 700 }],
      [{ fundCode: 'SEC', amount: 700 }],
      true,
      [{ fundCode: 'GRO', amount: 700 }],
      [{ fundCode: 'SEC', amount: 700 }],
    ],
    [
      'two sources by amount that meet',
      [
        { fundCode: 'MID', amount: 700 },
        { fundCode: 'GRO', amount: 300 },
      ],
      [{ fundCode: 'SEC', share: 100 }],
      true,
      [{ fundCode: 'GRO', amount: 1_000 }],
      [{ fundCode: 'SEC', share: 100 }],
    ],
    [
      'a source by share, of a policy without units of the new fund',
      [{ fundCode: 'MID', share: 50 }],
      [{ fundCode: 'SEC', share: 100 }],
      false,
      [{ fundCode: 'GRO', share: 50 }],
      [{ fundCode: 'SEC', share: 100 }],
    ],
  ])('leaves a switch that names it as %s', (_, from, to, hadUnits, newFrom, newTo) => {
    expect(switchAfterMerger({ from, to }, MERGER, hadUnits)).toEqual({
      because: 'continues',
      from: newFrom,
      to: newTo,
    });
  });

  it.each<[string, SwitchSource[], SwitchTarget[], boolean]>([
    ['same-fund', [{ fundCode: 'MID', share: 50 }], [{ fundCode: 'GRO', share: 100 }], false],
    ['same-fund', [{ fundCode: 'GRO', amount: 500 }], [{ fundCode: 'MID', share: 100 }], true],
    ['share-of-both', [{ fundCode: 'MID', share: 50 }], [{ fundCode: 'SEC', share: 100 }], true],
    [
      'share-of-both',
      [
        { fundCode: 'MID', share: 50 },
        { fundCode: 'GRO', amount: 700 },
      ],
      [{ fundCode: 'SEC', share: 100 }],
      true,
    ],
  ])('ends a switch: %s, from %j to %j', (because, from, to, hadUnits) => {
    expect(switchAfterMerger({ from, to }, MERGER, hadUnits)).toEqual({ because, from, to });
  });
});
