import { todayInIndia } from '@lifedesk/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { today } from './today.ts';

it('is the date in India, whatever was returned before', () => {
  const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(fc.property(instant, (now) => today({ now: () => now }) === todayInIndia(now)));
  for (const [now, date] of [
    ['2026-11-21T18:29:59.999Z', '2026-11-21'],
    ['2026-11-21T18:30:00.000Z', '2026-11-22'],
    ['2026-11-21T18:29:59.999Z', '2026-11-21'],
  ] as const)
    expect(today({ now: () => new Date(now) })).toBe(date);
});
