import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNomineeShares } from './check-nominee-shares.ts';

const sharing = (...shares: number[]) => shares.map((share) => ({ share }));

describe('checkNomineeShares', () => {
  it.each([
    [sharing(100), 'exactly-100', 0],
    [sharing(33, 33, 34), 'exactly-100', 0],
    [sharing(99), 'below-100', 1],
    [sharing(50, 51), 'above-100', -1],
    [sharing(50, 49.5, 0.5), 'share-not-whole', 0],
    [sharing(Number.NaN), 'share-not-whole', Number.NaN],
    [sharing(0, 100), 'share-out-of-range', 0],
    [sharing(-10, 110), 'share-out-of-range', 0],
    [[], 'no-nominee', 100],
    [[{ share: 100, edited: 'Delete' }], 'no-nominee', 100],
    [[...sharing(100), { share: 40, edited: 'Delete' }], 'exactly-100', 0],
    [[...sharing(60), { share: 40, edited: 'Delete' }], 'below-100', 40],
    [[...sharing(60), { share: 40, edited: 'Update' }], 'exactly-100', 0],
  ])('of %j: %s, %d remain', (nominees, because, remaining) => {
    expect(checkNomineeShares(nominees)).toEqual({ valid: because === 'exactly-100', because, remaining });
  });

  it('accepts every split of 100 into whole shares', () => {
    const anyCuts = fc.uniqueArray(fc.integer({ min: 1, max: 99 }));
    fc.assert(
      fc.property(anyCuts, (cuts) => {
        const edges = [0, ...cuts.sort((one, other) => one - other), 100];
        const shares = edges.slice(1).map((edge, place) => edge - (edges[place] ?? 0));
        expect(checkNomineeShares(sharing(...shares)).valid).toBe(true);
      }),
    );
  });
});
