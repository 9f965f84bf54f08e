import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentages, ringPiece, ringPieces } from './donut-geometry.ts';

describe('percentages', () => {
  it.each([
    [[1, 1, 1], 1, [33.4, 33.3, 33.3]],
    [[1, 1, 1], 0, [34, 33, 33]],
    [[0, 5], 1, [0, 100]],
    [[0, 0], 1, [0, 0]],
    [[-5, Number.NaN, 5], 1, [0, 0, 100]],
    [[], 1, []],
  ])('of %j with %i places are %j', (values, places, expected) => {
    expect(percentages(values, places)).toEqual(expected);
  });

  it('add up to 100 and are within one unit of the exact share', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 12 }), (values) => {
        const shares = percentages(values);
        const sum = values.reduce((all, value) => all + value, 0);
        expect(shares.reduce((all, share) => all + Math.round(share * 10), 0)).toBe(1000);
        shares.forEach((share, at) => {
          expect(Math.abs(share - ((values[at] as number) / sum) * 100)).toBeLessThanOrEqual(0.1 + 1e-9);
        });
      }),
    );
  });
});

describe('ringPieces', () => {
  it('starts at the top and goes clockwise', () => {
    expect(ringPiece(0, 0.25)).toBe('M100 4A96 96 0 0 1 196 100L158 100A58 58 0 0 0 100 42Z');
    expect(ringPieces([1, 3])[1]).toMatch(/^M196 100A96 96 0 1 1 /);
  });

  it('draws the whole ring for one, and nothing for zero', () => {
    // there and back: the hole stays a hole
    expect(ringPieces([7])[0]).toBe(
      'M100 4A96 96 0 1 1 100 196A96 96 0 1 1 100 4ZM100 42A58 58 0 1 0 100 158A58 58 0 1 0 100 42Z',
    );
    expect(ringPieces([0, 7, -1]).map((piece) => piece !== undefined)).toEqual([false, true, false]);
    expect(ringPieces([0, 0])).toEqual([undefined, undefined]);
  });
});
