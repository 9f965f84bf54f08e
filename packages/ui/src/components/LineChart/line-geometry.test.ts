import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, nearest, type PlacedPoint, place, roundScale, thin } from './line-geometry.ts';

describe('inOrder', () => {
  it('sorts by date, drops what is not a number, and keeps the later of two on one day', () => {
    const points = [
      { date: '2027-03-02', value: 2 },
      { date: '2027-03-01', value: 1 },
      { date: '2027-03-03', value: Number.NaN },
      { date: 'soon', value: 5 },
      { date: '2027-03-02', value: 3 },
    ];
    expect(inOrder(points).map(({ date, value }) => [date, value])).toEqual([
      ['2027-03-01', 1],
      ['2027-03-02', 3],
    ]);
  });

  it('counts whole days, even across daylight saving time', () => {
    const [a, b] = inOrder([
      { date: '2027-03-27', value: 1 },
      { date: '2027-03-29', value: 1 },
    ]) as [PlacedPoint, PlacedPoint];
    expect(b.day - a.day).toBe(2);
  });
});

describe('thin', () => {
  const series = fc
    .array(fc.record({ gap: fc.integer({ min: 1, max: 9 }), value: fc.integer({ min: -1000, max: 1000 }) }), {
      minLength: 1,
      maxLength: 600,
    })
    .map((steps) => {
      let day = 0;
      return steps.map(({ gap, value }): PlacedPoint => {
        day += gap;
        return { day, value, date: String(day) };
      });
    });

  it('keeps order, first, last, lowest and highest, and is small', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: 1, max: 40 }), (points, columns) => {
        const kept = thin(points, columns);
        expect(kept.length).toBeLessThanOrEqual(Math.min(points.length, columns * 4));
        expect(points.filter((point) => kept.includes(point))).toEqual(kept);
        expect([kept[0], kept.at(-1)]).toEqual([points[0], points.at(-1)]);
        const values = (some: readonly PlacedPoint[]) => some.map(({ value }) => value);
        expect(Math.max(...values(kept))).toBe(Math.max(...values(points)));
        expect(Math.min(...values(kept))).toBe(Math.min(...values(points)));
      }),
    );
  });
});

describe('roundScale', () => {
  it.each([
    [38.12, 42.55, [38, 40, 42, 44]],
    [0, 100, [0, 50, 100]],
    [0.11, 0.29, [0.1, 0.15, 0.2, 0.25, 0.3]],
    [-3, 3, [-4, -2, 0, 2, 4]],
    [12.5, 12.5, [11, 12, 13, 14]],
    [0, 0, [-1, -0.5, 0, 0.5, 1]],
  ])('from %s to %s: %j', (least, greatest, ticks) => {
    expect(roundScale(least, greatest).ticks).toEqual(ticks);
  });

  it('fits every value between at most five ticks', () => {
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(value, fc.double({ min: 1e-3, max: 1e9, noNaN: true }), (least, span) => {
        const { from, to, ticks } = roundScale(least, least + span);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(from).toBeLessThanOrEqual(least + span * 1e-6);
        expect(to).toBeGreaterThanOrEqual(least + span * (1 - 1e-6));
      }),
    );
  });
});

it('places a value in the chart, and a single one in the middle', () => {
  expect(place(5, 0, 10)).toBe(500);
  expect(place(10, 0, 10)).toBe(1000);
  expect(place(7, 7, 7)).toBe(500);
});

it('finds the nearest day', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 50 }), fc.integer(), (some, day) => {
      const days = some.sort((a, b) => a - b);
      const found = Math.abs((days[nearest(days, day)] as number) - day);
      expect(found).toBe(Math.min(...days.map((each) => Math.abs(each - day))));
    }),
  );
});
