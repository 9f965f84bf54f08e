import { expect, it } from 'vitest';
import { payoutClock, payoutDaysLate } from './payout-clock.ts';

// domain.md, section 1: seven days for a surrender; "papers complete 01-10-2026, paid 22-11-2026 = 52 days"
it.each([
  ['2026-10-01', { days: 7, passed: 0, left: 7 }, 0],
  ['2026-10-08', { days: 7, passed: 7, left: 0 }, 0],
  ['2026-10-09', { days: 7, passed: 8, left: -1 }, 1],
  ['2026-11-22', { days: 7, passed: 52, left: -45 }, 45],
] as const)('the turnaround of a surrender on %s', (on, clock, daysLate) => {
  expect(payoutClock('2026-10-01', '2026-10-08', on)).toEqual(clock);
  expect(payoutDaysLate('2026-10-08', on)).toBe(daysLate);
});

// "Maturity, survival benefit, annuity: on the due date"
it('promises at least one day, even if a benefit is due at once', () => {
  expect(payoutClock('2026-10-01', '2026-10-01', '2026-10-01')).toEqual({ days: 1, passed: 0, left: 1 });
});
