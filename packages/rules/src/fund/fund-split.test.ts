import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFundSplit, splitAmount } from './fund-split.ts';

const funds = ['GRO', 'BAL', 'SEC', 'MID'];
const shares = (...list: number[]) => list.map((share, at) => ({ fundCode: funds[at] ?? 'ZZZ', share }));

describe('a fund split', () => {
  it.each([
    [[40, 30, 20, 10], 'accepted', 100],
    [[100], 'accepted', 100],
    [[100, 0], 'accepted', 100],
    [[40, 30, 20, 9], 'below-100', 99],
    [[40, 30, 20, 11], 'above-100', 101],
    [[0, 0], 'no-share', 0],
    [[], 'no-share', 0],
    [[50.5, 49.5], 'not-whole', 100],
    [[-10, 110], 'not-whole', 100],
    [[Number.NaN, 100], 'not-whole', 100],
    [[20, 20, 20, 20, 20], 'unknown-fund', 100],
  ] as const)('of %j: %s', (list, because, sum) => {
    expect(checkFundSplit(shares(...list), funds)).toEqual({ accepted: because === 'accepted', because, sum });
  });

  it('names each fund once', () => {
    const twice = [...shares(50), ...shares(50)];
    expect(checkFundSplit(twice, funds).because).toBe('twice');
  });

  it('of ₹50,000 in 40, 30, 20 and 10 per cent', () => {
    expect(splitAmount(5_000_000, shares(40, 30, 20, 10)).map(({ amount }) => amount)).toEqual([
      2_000_000, 1_500_000, 1_000_000, 500_000,
    ]);
  });

  it('gives the remaining paisa to the fund that lost most by rounding', () => {
    expect(splitAmount(101, shares(33, 33, 34)).map(({ amount }) => amount)).toEqual([33, 33, 35]);
    expect(splitAmount(1, shares(50, 50))).toEqual([{ fundCode: 'GRO', amount: 1 }]);
  });

  it('keeps every paisa, and no fund is more than one away from its share', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), cuts, (amount, at) => {
        const edges = [0, ...[...at].sort((a, b) => a - b), 100];
        const split = shares(...edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0)));
        const parts = splitAmount(amount, split);
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        for (const part of parts) {
          const share = split.find(({ fundCode }) => fundCode === part.fundCode)?.share ?? 0;
          expect(Math.abs(part.amount - (amount * share) / 100)).toBeLessThan(1);
        }
      }),
    );
  });
});
