import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { revivalLateFee } from './revival-late-fee.ts';

const PREMIUM = 10_000_00;

// "0 to 60 days nil, 61 to 180 bank rate + 1 %, over 180 bank rate + 3 %, compounded yearly". From 5 December 2025 the bank rate is 5.50 %.
describe('revivalLateFee', () => {
  it.each([
    ['2026-01-01', '2025-12-25', 0, 0, 'up-to-60-days'], // before it is due
    ['2026-01-01', '2026-01-01', 0, 0, 'up-to-60-days'],
    ['2026-01-01', '2026-03-02', 0, 0, 'up-to-60-days'], // 60
    ['2026-01-01', '2026-03-03', 108_63, 650, '61-to-180-days'], // 61: 10,000 × 6.5 % × 61 / 365
    ['2026-01-01', '2026-06-30', 320_55, 650, '61-to-180-days'], // 180
    ['2026-01-01', '2026-07-01', 421_51, 850, 'over-180-days'], // 181: 10,000 × 8.5 % × 181 / 365
    ['2026-01-01', '2027-01-01', 850_00, 850, 'over-180-days'], // a year
    ['2024-01-01', '2026-01-01', 1772_25, 850, 'over-180-days'], // two: 10,000 × 1.085²
    ['2024-01-01', '2026-01-31', 1854_49, 850, 'over-180-days'], // and 30 days: 11,772.25 × 8.5 % × 30 / 365 more
    ['2024-02-29', '2026-02-28', 1772_25, 850, 'over-180-days'], // one year, and 365 days
    ['2024-02-29', '2026-03-01', 1774_99, 850, 'over-180-days'], // two years, and the day since 28 February
  ] as const)('due %s, paid %s: %i paise', (dueDate, paidOn, fee, annualRate, because) => {
    expect(revivalLateFee(PREMIUM, dueDate, paidOn)).toEqual({ fee, annualRate, because });
  });

  it('uses the bank rate on the day of payment', () => {
    expect(revivalLateFee(PREMIUM, '2025-01-01', '2025-12-04').annualRate).toBe(875);
    expect(revivalLateFee(PREMIUM, '2025-01-01', '2025-12-05').annualRate).toBe(850);
  });

  it('is whole paise, never negative, and grows with the delay', () => {
    const anyPremium = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(anyPremium, fc.nat({ max: 1500 }), (premium, days) => {
        const dueDate = '2026-01-01';
        const fee = (late: number) => revivalLateFee(premium, dueDate, addCalendarDays(dueDate, late)).fee;
        expect(Number.isSafeInteger(fee(days))).toBe(true);
        expect(fee(days)).toBeGreaterThanOrEqual(0);
        expect(fee(days + 1)).toBeGreaterThanOrEqual(fee(days));
      }),
    );
  });

  it('throws for an invalid amount, and for a day before the tables', () => {
    expect(() => revivalLateFee(0.5, '2026-01-01', '2026-01-01')).toThrow(RangeError);
    expect(() => revivalLateFee(PREMIUM, '2019-01-01', '2020-01-01')).toThrow(RangeError);
  });
});
