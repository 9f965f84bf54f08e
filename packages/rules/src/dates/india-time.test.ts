import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant } from '../testing/arbitraries.ts';
import { indiaInstant, minutesOfDay, todayInIndia } from './india-time.ts';

describe('todayInIndia', () => {
  it.each([
    ['2026-03-31T18:29:59.999Z', '2026-03-31'],
    ['2026-03-31T18:30:00Z', '2026-04-01'],
    ['2025-12-31T18:30:00Z', '2026-01-01'],
    ['2024-02-28T18:30:00Z', '2024-02-29'],
    ['2024-02-29T18:30:00Z', '2024-03-01'],
    ['2011-12-30T09:00:00Z', '2011-12-30'],
  ])('at %s it is %s in India', (now, today) => {
    expect(todayInIndia(new Date(now))).toBe(today);
  });

  it('agrees with the zone database', () => {
    const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });
    fc.assert(
      fc.property(anyInstant, (now) => {
        expect(todayInIndia(now)).toBe(inIndia.format(now));
      }),
    );
  });

  it('throws for an invalid instant', () => {
    expect(() => todayInIndia(new Date('soon'))).toThrow(RangeError);
  });
});

describe('indiaInstant', () => {
  it.each([
    ['2026-03-05', '00:00', '2026-03-04T18:30:00.000Z'],
    ['2026-03-05', '05:30', '2026-03-05T00:00:00.000Z'],
    ['2026-01-01', '00:00', '2025-12-31T18:30:00.000Z'],
    ['2011-12-30', '12:00', '2011-12-30T06:30:00.000Z'],
  ] as const)('%s %s in India is %s', (date, time, instant) => {
    expect(indiaInstant(date, time).toISOString()).toBe(instant);
  });

  it('undoes todayInIndia', () => {
    fc.assert(
      fc.property(anyInstant, (now) => {
        const midnight = indiaInstant(todayInIndia(now), '00:00');
        const elapsed = now.getTime() - midnight.getTime();
        expect(elapsed).toBeGreaterThanOrEqual(0);
        expect(elapsed).toBeLessThan(24 * 60 * 60 * 1000);
      }),
    );
  });
});

describe('minutesOfDay', () => {
  it.each([
    ['00:00', 0],
    ['06:30', 390],
    ['23:59', 1439],
  ])('%s is minute %i', (time, minutes) => {
    expect(minutesOfDay(time)).toBe(minutes);
  });

  it.each(['24:00', '6:30', '06:60', '06:30:00', '', 'noon'])('throws for %j', (time) => {
    expect(() => minutesOfDay(time)).toThrow(RangeError);
  });
});
