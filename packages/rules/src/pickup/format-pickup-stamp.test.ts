import { expect, it } from 'vitest';
import { formatPickupStamp } from './format-pickup-stamp.ts';

// "The pickup stamp is dd-MM-yyyy plus time."
it.each([
  ['2026-03-05', '14:30', '05-03-2026 14:30'],
  ['2024-02-29', '00:00', '29-02-2024 00:00'],
] as const)('of %s %s is %s', (date, time, stamp) => {
  expect(formatPickupStamp(date, time)).toBe(stamp);
});

it('throws for a date or time that does not exist', () => {
  expect(() => formatPickupStamp('2025-02-29', '14:30')).toThrow(RangeError);
  expect(() => formatPickupStamp('2026-03-05', '24:30')).toThrow(RangeError);
});
