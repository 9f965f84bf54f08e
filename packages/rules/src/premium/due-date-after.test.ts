import { describe, expect, it } from 'vitest';
import { dueDateAfter } from './due-date-after.ts';

describe('the next due date', () => {
  it.each([
    ['monthly', '2026-01-31', '2026-02-28'],
    ['monthly', '2026-02-28', '2026-03-31'],
    ['monthly', '2028-01-31', '2028-02-29'],
    ['quarterly', '2026-11-30', '2027-02-28'],
    ['half-yearly', '2026-08-31', '2027-02-28'],
    ['yearly', '2026-01-31', '2027-01-31'],
  ] as const)('%s after %s, issued on a 31st, is %s', (premiumMode, due, next) => {
    expect(dueDateAfter({ premiumMode, issueDate: '2020-01-31', premiumTerm: 20 }, due)).toBe(next);
  });

  it('keeps its own day if it does not follow the issue date', () => {
    const terms = { premiumMode: 'monthly', issueDate: '2020-01-31', premiumTerm: 20 } as const;
    expect(dueDateAfter(terms, '2026-01-15')).toBe('2026-02-15');
  });

  it('ends with the premium term, and a single premium has none', () => {
    const terms = { premiumMode: 'yearly', issueDate: '2019-12-05', premiumTerm: 8 } as const;
    expect(dueDateAfter(terms, '2025-12-05')).toBe('2026-12-05');
    expect(dueDateAfter(terms, '2026-12-05')).toBeNull();
    expect(dueDateAfter({ ...terms, premiumMode: 'single' }, '2019-12-05')).toBeNull();
  });
});
