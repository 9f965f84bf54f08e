import { expect, it } from 'vitest';
import { format12HourTime } from './format-12-hour-time.ts';

// "Time shows 2-digit padding, 12-hour style with 12 in place of 0"
it.each([
  ['2026-03-04T18:30:00Z', '12:00 AM'],
  ['2026-03-04T18:35:00Z', '12:05 AM'],
  ['2026-03-05T03:35:00Z', '09:05 AM'],
  ['2026-03-05T06:29:59Z', '11:59 AM'],
  ['2026-03-05T06:30:00Z', '12:00 PM'],
  ['2026-03-05T07:30:00Z', '01:00 PM'],
  ['2026-03-05T18:29:00Z', '11:59 PM'],
])('%s is %s in India', (instant, shown) => {
  expect(format12HourTime(new Date(instant))).toBe(shown);
});
