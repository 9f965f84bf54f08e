import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { anyCalendarDate } from '../testing/arbitraries.ts';
import { isRevivalEligible, type RevivalFacts, revivalClauses } from './is-revival-eligible.ts';

const lapsed: RevivalFacts = {
  policyStatusCode: '4',
  premiumLeft: false,
  dueDate: '2025-01-01',
  revivalDate: null,
  today: '2025-07-01',
};

describe('isRevivalEligible', () => {
  // "The status code must be one of 4, B, 3, E, 5."
  it.each([...'4B3E5'])('accepts status %s', (policyStatusCode) => {
    expect(isRevivalEligible({ ...lapsed, policyStatusCode }).eligible).toBe(true);
  });

  it.each(['1', 'I', '', null])('rejects status %j, even with a premium left', (policyStatusCode) => {
    expect(isRevivalEligible({ ...lapsed, policyStatusCode, premiumLeft: true })).toEqual({
      eligible: false,
      because: 'status-not-lapsed',
    });
  });

  // "The policy is eligible if a premiumLeft flag is set."
  it('accepts a premium left, whatever the dates', () => {
    for (const dates of [{ dueDate: null }, { revivalDate: '2020-01-01' }, { today: '2025-01-02' }] as const)
      expect(isRevivalEligible({ ...lapsed, premiumLeft: true, ...dates })).toEqual({
        eligible: true,
        because: 'premium-left',
      });
  });

  it('rejects a policy without a due date to count from', () => {
    expect(isRevivalEligible({ ...lapsed, dueDate: null, revivalDate: '2099-01-01' }).because).toBe('due-date-missing');
  });

  // "With no revivalDate, it is eligible when days since the due date are over 180 and under 1095."
  it.each([
    ['2025-01-01', '2024-12-01', false, 'within-180-days'],
    ['2025-01-01', '2025-01-01', false, 'within-180-days'],
    ['2025-01-01', '2025-06-29', false, 'within-180-days'], // 179
    ['2025-01-01', '2025-06-30', false, 'within-180-days'], // 180
    ['2025-01-01', '2025-07-01', true, 'between-180-and-1095-days'], // 181
    ['2024-01-01', '2024-06-28', false, 'within-180-days'], // 179, with 29 February
    ['2024-01-01', '2024-06-29', false, 'within-180-days'], // 180
    ['2024-01-01', '2024-06-30', true, 'between-180-and-1095-days'], // 181
    ['2024-02-29', '2024-08-27', false, 'within-180-days'], // 180
    ['2024-02-29', '2024-08-28', true, 'between-180-and-1095-days'], // 181
    ['2025-08-31', '2026-02-27', false, 'within-180-days'], // 180
    ['2025-08-31', '2026-02-28', true, 'between-180-and-1095-days'], // 181
    ['2025-01-01', '2027-12-31', true, 'between-180-and-1095-days'], // 1094
    ['2025-01-01', '2028-01-01', false, 'after-1095-days'], // 1095
    ['2025-01-01', '2028-01-02', false, 'after-1095-days'], // 1096
    ['2023-03-05', '2026-03-03', true, 'between-180-and-1095-days'], // 1094, with 29 February
    ['2023-03-05', '2026-03-04', false, 'after-1095-days'], // 1095
  ] as const)('due %s, on %s: %s, %s', (dueDate, today, eligible, because) => {
    expect(isRevivalEligible({ ...lapsed, dueDate, today })).toEqual({ eligible, because });
  });

  // "if a revivalDate exists, it is eligible when that date is in the future and more than 180 days (absolute difference)
  // have passed since the due date"
  it.each([
    ['2025-01-01', '2025-07-02', '2025-07-01', true, 'revival-date-ahead'],
    ['2025-01-01', '2025-07-01', '2025-07-01', false, 'revival-date-past'],
    ['2025-01-01', '2025-06-30', '2025-07-01', false, 'revival-date-past'],
    ['2025-01-01', '2030-01-01', '2025-06-30', false, 'revival-date-within-180-days'],
    ['2025-01-01', '2030-01-01', '2025-06-29', false, 'revival-date-within-180-days'],
    // Beyond 1095 days the revival date decides alone.
    ['2020-01-01', '2026-01-01', '2025-12-31', true, 'revival-date-ahead'],
    // The difference is absolute: a due date 180 days ahead is not enough, 181 days ahead is.
    ['2025-06-30', '2030-01-01', '2025-01-01', false, 'revival-date-within-180-days'],
    ['2025-07-01', '2030-01-01', '2025-01-01', true, 'revival-date-ahead'],
  ] as const)('due %s, revival until %s, on %s: %s, %s', (dueDate, revivalDate, today, eligible, because) => {
    expect(isRevivalEligible({ ...lapsed, dueDate, revivalDate, today })).toEqual({ eligible, because });
  });

  it('matches the one sentence of the specification', () => {
    const anyOffset = fc.integer({ min: -2000, max: 2000 });
    fc.assert(
      fc.property(
        anyCalendarDate,
        anyOffset,
        fc.option(anyOffset),
        fc.boolean(),
        (dueDate, since, ahead, premiumLeft) => {
          const today = addCalendarDays(dueDate, since);
          const revivalDate = ahead === null ? null : addCalendarDays(today, ahead);
          const days = calendarDaysBetween(dueDate, today);
          const expected =
            premiumLeft ||
            (revivalDate === null ? days > 180 && days < 1095 : revivalDate > today && Math.abs(days) > 180);
          expect(isRevivalEligible({ ...lapsed, premiumLeft, dueDate, revivalDate, today }).eligible).toBe(expected);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('has no two clauses with the same id', () => {
    expect(new Set(revivalClauses.map(({ id }) => id)).size).toBe(revivalClauses.length);
  });
});
