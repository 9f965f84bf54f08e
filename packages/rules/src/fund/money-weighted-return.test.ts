import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { type CashFlow, moneyWeightedReturn } from './money-weighted-return.ts';

const TODAY: CalendarDate = '2026-11-22';
const yearly = (amount: number, from: number, to: number, day: string): CashFlow[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ on: `${from + at}-${day}` as CalendarDate, amount }));

describe('the return on the money paid', () => {
  it.each<[string, CashFlow[], number, number | null, string]>([
    ['two premiums (domain 13)', yearly(10_000_000, 2024, 2025, '11-22'), 23_000_000, 969, 'computed'],
    ['six premiums (domain 13)', yearly(20_000_000, 2021, 2026, '02-25'), 126_560_951, 164, 'computed'],
    ['a loss', [{ on: '2025-11-22', amount: 10_000_000 }], 9_000_000, -1_000, 'computed'],
    ['as much as was paid', [{ on: '2024-11-22', amount: 10_000_000 }], 10_000_000, 0, 'computed'],
    [
      'money taken out',
      [
        { on: '2024-11-22', amount: 10_000_000 },
        { on: '2025-11-22', amount: -11_000_000 },
        { on: '2025-11-22', amount: 10_000_000 },
      ],
      11_000_000,
      1_000,
      'computed',
    ],
    ['a year to the day', [{ on: '2025-11-22', amount: 100 }], 110, 1_000, 'computed'],
    ['a day less than a year', [{ on: '2025-11-23', amount: 100 }], 110, null, 'less-than-a-year'],
    ['nothing paid', [], 110, null, 'nothing-paid'],
    ['a premium of tomorrow', [{ on: '2026-11-23', amount: 100 }], 110, null, 'nothing-paid'],
    [
      'flows that 10, 20 and 30 % would all explain',
      [
        { on: '2023-11-23', amount: 1_000_000 },
        { on: '2024-11-22', amount: -3_600_000 },
        { on: '2025-11-22', amount: 4_310_000 },
      ],
      1_716_000,
      null,
      'no-rate',
    ],
    [
      'flows that cancel out on one day, and a payment of last month',
      [
        { on: '2025-10-22', amount: 10_000_000 },
        { on: '2025-10-22', amount: -10_000_000 },
        { on: '2026-10-22', amount: 10_000_000 },
      ],
      10_100_000,
      null,
      'less-than-a-year',
    ],
    [
      'more taken out than was paid, and a premium after it',
      [
        { on: '2023-11-23', amount: 10_000_000 },
        { on: '2024-11-22', amount: -5_000_000 },
        { on: '2025-11-22', amount: 10_000_000 },
      ],
      17_000_000,
      632,
      'computed',
    ],
    ['nothing left', [{ on: '2024-11-22', amount: 100 }], 0, null, 'no-rate'],
  ])('of %s', (_, flows, value, rate, because) => {
    expect(moneyWeightedReturn(flows, value, TODAY)).toEqual({ rate, because });
  });

  it('matches an account that adds interest day by day', () => {
    const payment = fc.record({
      daysAgo: fc.integer({ min: 366, max: 365 * 20 }),
      amount: fc.integer({ min: 100_000, max: 10 ** 9 }),
    });
    const payments = fc.array(payment, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(payments, fc.integer({ min: -3_000, max: 4_000 }), (made, rate) => {
        const flows = made.map(({ daysAgo, amount }) => ({ on: addCalendarDays(TODAY, -daysAgo), amount }));
        const found = moneyWeightedReturn(flows, accountAt(flows, rate), TODAY);
        expect(found.because).toBe('computed');
        expect(Math.abs((found.rate ?? Number.NaN) - rate)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });
});

/** The balance today of an account that takes each payment on its day and grows by a fixed rate each day. */
function accountAt(flows: readonly CashFlow[], rate: number): number {
  const daily = Math.exp(Math.log1p(rate / 10_000) / 365);
  const paidOn = new Map<number, number>();
  for (const { on, amount } of flows) {
    const days = calendarDaysBetween(on, TODAY);
    paidOn.set(days, (paidOn.get(days) ?? 0) + amount);
  }
  let balance = 0;
  for (let days = Math.max(...paidOn.keys()); days > 0; days -= 1)
    balance = (balance + (paidOn.get(days) ?? 0)) * daily;
  return Math.round(balance);
}
