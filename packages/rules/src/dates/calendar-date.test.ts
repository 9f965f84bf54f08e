import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCalendarDate } from '../testing/arbitraries.ts';
import { type CalendarDate, fromUtcDate, isCalendarDate, toUtcDate } from './calendar-date.ts';

describe('isCalendarDate', () => {
  it.each(['2026-03-05', '2024-02-29', '2000-02-29', '2011-12-30'])('accepts %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each([
    '',
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-3-5',
    '26-03-05',
    '2026-03-05T00:00:00Z',
    '05/03/2026',
    ' 2026-03-05',
  ])('rejects %j', (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });
});

describe('toUtcDate', () => {
  it('keeps the date in every zone, including the one that Samoa skipped', () => {
    fc.assert(
      fc.property(anyCalendarDate, (date) => {
        expect(fromUtcDate(toUtcDate(date))).toBe(date);
      }),
    );
    expect(toUtcDate('2011-12-30').getDate()).toBe(30);
  });

  it('throws for a date that does not exist', () => {
    expect(() => toUtcDate('2023-02-29')).toThrow(RangeError);
    expect(() => toUtcDate('5-3-2026' as CalendarDate)).toThrow(RangeError);
  });
});
