import { expect, it } from 'vitest';
import { checkPickupTime } from './check-pickup-time.ts';

// 2026-11-21 is a Saturday.
it.each([
  ['2026-11-23', '10:00', 'possible'],
  ['2026-12-01', '17:00', 'possible'],
  ['2026-11-21', '10:00', 'too-early'],
  ['2026-11-20', '10:00', 'too-early'],
  ['2026-12-02', '10:00', 'too-late'],
  ['2026-11-22', '10:00', 'sunday'],
  ['2026-11-23', '13:00', 'no-slot'],
  ['2026-11-23', '10:30', 'no-slot'],
] as const)('%s at %s: %s', (date, time, because) => {
  expect(checkPickupTime(date, time, '2026-11-21')).toEqual({ possible: because === 'possible', because });
});
