import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { anyCalendarDate } from '../testing/arbitraries.ts';
import { isReinstatementEligible, reinstatementClauses } from './is-reinstatement-eligible.ts';
import { isRevivalEligible } from './is-revival-eligible.ts';

const policyStatusCode = '4';

describe('isReinstatementEligible', () => {
  it.each([
    ['2025-01-02', '2025-01-01', false, 'not-yet-due'],
    ['2025-01-01', '2025-01-01', false, 'not-yet-due'],
    ['2025-01-01', '2025-01-02', true, 'within-180-days'],
    ['2025-01-01', '2025-06-29', true, 'within-180-days'], // 179
    ['2025-01-01', '2025-06-30', true, 'within-180-days'], // 180
    ['2025-01-01', '2025-07-01', false, 'after-180-days'], // 181
    ['2024-02-29', '2024-08-27', true, 'within-180-days'], // 180
    ['2024-02-29', '2024-08-28', false, 'after-180-days'], // 181
    [null, '2025-01-02', false, 'due-date-missing'],
  ] as const)('due %s, on %s: %s, %s', (dueDate, today, eligible, because) => {
    expect(isReinstatementEligible({ policyStatusCode, dueDate, today })).toEqual({ eligible, because });
  });

  it('checks for a lapsed status first', () => {
    expect(isReinstatementEligible({ policyStatusCode: '1', dueDate: null, today: '2025-01-02' }).because).toBe(
      'status-not-lapsed',
    );
  });

  it('ends when revival begins: after the due date exactly one of the two is open until day 1094', () => {
    fc.assert(
      fc.property(anyCalendarDate, fc.integer({ min: 1, max: 1094 }), (dueDate, days) => {
        const facts = { policyStatusCode, dueDate, today: addCalendarDays(dueDate, days) };
        const revival = isRevivalEligible({ ...facts, premiumLeft: false, revivalDate: null });
        expect(isReinstatementEligible(facts).eligible).toBe(!revival.eligible);
      }),
    );
  });

  it('has no two clauses with the same id', () => {
    expect(new Set(reinstatementClauses.map(({ id }) => id)).size).toBe(reinstatementClauses.length);
  });
});
