import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCalendarDate } from '../testing/arbitraries.ts';
import { addCalendarDays } from './add-calendar-days.ts';
import { financialYearOf } from './financial-year.ts';

// "Financial year runs 1 April to 31 March"
it.each([
  ['2026-03-31', { label: '2025-26', from: '2025-04-01', to: '2026-03-31' }],
  ['2026-04-01', { label: '2026-27', from: '2026-04-01', to: '2027-03-31' }],
  ['2025-12-31', { label: '2025-26', from: '2025-04-01', to: '2026-03-31' }],
  ['2026-01-01', { label: '2025-26', from: '2025-04-01', to: '2026-03-31' }],
  ['2024-02-29', { label: '2023-24', from: '2023-04-01', to: '2024-03-31' }],
  ['2025-05-31', { label: '2025-26', from: '2025-04-01', to: '2026-03-31' }],
  ['2009-06-01', { label: '2009-10', from: '2009-04-01', to: '2010-03-31' }],
  ['2099-06-01', { label: '2099-00', from: '2099-04-01', to: '2100-03-31' }],
] as const)('%s falls in %j', (date, year) => {
  expect(financialYearOf(date)).toEqual(year);
});

it('contains every date of the year, and the next one starts the day after it ends', () => {
  fc.assert(
    fc.property(anyCalendarDate, (date) => {
      const { from, to } = financialYearOf(date);
      expect(from <= date && date <= to).toBe(true);
      expect(financialYearOf(addCalendarDays(to, 1)).from).toBe(addCalendarDays(to, 1));
    }),
  );
});
