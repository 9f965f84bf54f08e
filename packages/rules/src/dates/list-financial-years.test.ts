import { describe, expect, it } from 'vitest';
import { listFinancialYears } from './list-financial-years.ts';

const labels = (...args: Parameters<typeof listFinancialYears>) =>
  listFinancialYears(...args).map(({ label }) => label);

// "The year list starts no earlier than 2008 and ends at the current year"
describe('listFinancialYears', () => {
  it('runs from the current year back to 2008-09', () => {
    const years = labels('2026-03-31');
    expect(years).toHaveLength(18);
    expect(years[0]).toBe('2025-26');
    expect(years.at(-1)).toBe('2008-09');
  });

  it('gains a year on 1 April', () => {
    expect(labels('2026-04-01')[0]).toBe('2026-27');
  });

  it('starts with the year in which the policy was issued', () => {
    expect(labels('2026-03-31', '2024-03-31')).toEqual(['2025-26', '2024-25', '2023-24']);
    expect(labels('2026-03-31', '2024-04-01')).toEqual(['2025-26', '2024-25']);
    expect(labels('2026-03-31', '2026-03-31')).toEqual(['2025-26']);
  });

  it('starts no earlier than 2008 for an older policy', () => {
    expect(labels('2010-06-01', '1999-06-01')).toEqual(['2010-11', '2009-10', '2008-09']);
    expect(labels('2008-03-31', '1999-06-01')).toEqual([]);
  });

  it('is empty for a policy that starts in a future year', () => {
    expect(labels('2026-03-31', '2026-04-01')).toEqual([]);
  });
});
