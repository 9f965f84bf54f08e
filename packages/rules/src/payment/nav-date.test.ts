import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { isBusinessDay, navDateHoldsUntil, navDateOf } from './nav-date.ts';

const holidays: CalendarDate[] = ['2026-11-24', '2026-12-25'];

describe('the day whose price applies', () => {
  it.each([
    ['a Friday before three', '2026-11-20T14:59:59.999+05:30', '2026-11-20'],
    ['a Friday at three', '2026-11-20T15:00:00.000+05:30', '2026-11-20'],
    ['a Friday after three', '2026-11-20T15:00:00.001+05:30', '2026-11-23'],
    ['a Saturday', '2026-11-21T10:00:00+05:30', '2026-11-23'],
    ['a Sunday', '2026-11-22T23:59:59+05:30', '2026-11-23'],
    ['a Monday after three, before a holiday', '2026-11-23T15:01:00+05:30', '2026-11-25'],
    ['a holiday', '2026-11-24T09:00:00+05:30', '2026-11-25'],
    ['the first minute of a day in India', '2026-11-22T18:30:00Z', '2026-11-23'],
    ['a holiday before a weekend', '2026-12-25T12:00:00+05:30', '2026-12-28'],
  ])('%s: %s', (_, at, date) => {
    expect(navDateOf(new Date(at), holidays)).toBe(date);
  });

  it('is a business day, and the same for all money up to its cut-off', () => {
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (now) => {
        const date = navDateOf(now, holidays);
        const until = navDateHoldsUntil(now, holidays);
        expect(isBusinessDay(date, holidays)).toBe(true);
        expect(until >= now).toBe(true);
        expect(navDateOf(until, holidays)).toBe(date);
        expect(navDateOf(new Date(+until + 1), holidays) > date).toBe(true);
      }),
    );
  });
});
