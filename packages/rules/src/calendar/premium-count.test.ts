import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { MONTHS_OF_MODE } from '../premium/due-date-after.ts';
import { anyCalendarDate } from '../testing/arbitraries.ts';
import { premiumsPaid } from './premium-count.ts';

const terms = { premiumMode: 'monthly', issueDate: '2024-01-31', premiumTerm: 2 } as const;

it.each([
  ['2024-01-31', 0],
  ['2024-02-28', 1],
  ['2024-02-29', 1],
  ['2024-03-01', 2],
  ['2024-03-30', 2],
  ['2024-03-31', 2],
  ['2026-01-31', 24],
  ['2030-01-31', 24],
  ['2020-01-31', 0],
  [null, 24],
] as const)('counts monthly premiums since 31 January 2024 before %s: %i', (dueDate, paid) => {
  expect(premiumsPaid({ ...terms, dueDate })).toBe(paid);
});

it('counts the due dates before the oldest unpaid one', () => {
  const oneAfterTheOther = (issueDate: CalendarDate, months: number, dueDate: CalendarDate, payable: number) => {
    let paid = 0;
    while (paid < payable && addCalendarMonths(issueDate, paid * months) < dueDate) paid += 1;
    return paid;
  };
  const modes = fc.constantFrom('yearly', 'half-yearly', 'quarterly', 'monthly');
  fc.assert(
    fc.property(
      anyCalendarDate,
      modes,
      fc.integer({ min: 1, max: 30 }),
      anyCalendarDate,
      (issueDate, premiumMode, premiumTerm, dueDate) => {
        const months = MONTHS_OF_MODE[premiumMode];
        const payable = (12 * premiumTerm) / months;
        expect(premiumsPaid({ premiumMode, issueDate, premiumTerm, dueDate })).toBe(
          oneAfterTheOther(issueDate, months, dueDate, payable),
        );
      },
    ),
  );
});
