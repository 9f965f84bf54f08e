import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutMap, MAP } from './map-layout.ts';

const DADAR = { latitude: 19_021_300, longitude: 72_842_400 };
const PAREL = { latitude: 19_003_000, longitude: 72_842_000 };
const THANE = { latitude: 19_194_000, longitude: 72_970_000 };

describe('a map', () => {
  it('has north up and east on the right', () => {
    const { middle, marks } = layOutMap(DADAR, [PAREL, THANE]);
    const [parel, thane] = marks.map(({ at }) => at);
    expect(parel?.y).toBeGreaterThan(middle.y);
    expect(thane?.y).toBeLessThan(middle.y);
    expect(thane?.x).toBeGreaterThan(middle.x);
  });

  it('has a scale that measures its distances', () => {
    const { middle, marks, scale } = layOutMap(DADAR, [THANE]);
    const thane = marks[0]?.at ?? middle;
    const length = Math.hypot(thane.x - middle.x, thane.y - middle.y);
    expect((length / scale.length) * scale.kilometres).toBeCloseTo(23.4, 1);
  });

  it('shows up to ten places, whose numbers can all be read', () => {
    const near = fc.record({
      latitude: fc.integer({ min: 18_600_000, max: 19_400_000 }),
      longitude: fc.integer({ min: 72_400_000, max: 73_300_000 }),
    });
    const places = fc.array(fc.oneof(near, fc.constant(DADAR)), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(places, (given) => {
        const numbers = layOutMap(DADAR, given).marks.map(({ number }) => number);
        for (const [place, { x, y }] of numbers.entries()) {
          expect(x).toBeGreaterThanOrEqual(MAP.radius);
          expect(x).toBeLessThanOrEqual(MAP.width - MAP.radius);
          expect(y).toBeGreaterThanOrEqual(MAP.radius);
          expect(y).toBeLessThanOrEqual(MAP.height - MAP.radius);
          for (const other of numbers.slice(place + 1))
            expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * MAP.radius);
        }
      }),
    );
  });
});
