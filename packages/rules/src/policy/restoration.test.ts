import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { anyCalendarDate } from '../testing/arbitraries.ts';
import type { RevivalFacts } from './is-revival-eligible.ts';
import { restorationWay, restorationWindows } from './restoration.ts';

const lapsed: RevivalFacts = {
  policyStatusCode: '4',
  premiumLeft: false,
  dueDate: '2025-01-01',
  revivalDate: null,
  today: '2025-07-01',
};

describe('a lapsed policy', () => {
  it.each([
    ['2025-01-01', 'none'],
    ['2025-01-02', 'reinstatement'],
    ['2025-06-30', 'reinstatement'],
    ['2025-07-01', 'revival'],
    ['2027-12-31', 'revival'],
    ['2028-01-01', 'none'],
  ] as const)('is put back in force on %s by: %s', (today, way) => {
    expect(restorationWay({ ...lapsed, today })).toBe(way);
  });

  it('with a premium left can be revived immediately, and one in force cannot', () => {
    expect(restorationWay({ ...lapsed, premiumLeft: true, today: '2025-01-02' })).toBe('revival');
    expect(restorationWay({ ...lapsed, policyStatusCode: '1' })).toBe('none');
  });

  it('has windows from the first to the last day on which each way is open', () => {
    const anyAhead = fc.option(fc.integer({ min: 182, max: 3000 }));
    fc.assert(
      fc.property(anyCalendarDate, anyAhead, (dueDate, ahead) => {
        const revivalDate = ahead === null ? null : addCalendarDays(dueDate, ahead);
        const windows = restorationWindows({ dueDate, revivalDate });
        if (!windows) throw new Error('The policy should have a due date');
        const wayOn = (today: typeof dueDate) => restorationWay({ ...lapsed, dueDate, revivalDate, today });
        expect(wayOn(addCalendarDays(windows.reinstatementFrom, -1))).toBe('none');
        expect(wayOn(windows.reinstatementFrom)).toBe('reinstatement');
        expect(wayOn(windows.reinstatementUntil)).toBe('reinstatement');
        expect(wayOn(windows.revivalFrom)).toBe('revival');
        expect(wayOn(windows.revivalUntil)).toBe('revival');
        expect(wayOn(addCalendarDays(windows.revivalUntil, 1))).toBe('none');
      }),
    );
  });

  it('has no windows without a due date', () => {
    expect(restorationWindows({ dueDate: null, revivalDate: null })).toBeNull();
  });
});
