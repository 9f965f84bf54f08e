import { describe, expect, it } from 'vitest';
import { premiumFallsDue } from './premium-falls-due.ts';

describe('a premium', () => {
  it.each([
    ['1', '2026-12-01', true, 'falls-due'],
    ['1', null, false, 'all-paid'],
    ['2', null, false, 'not-in-force'],
    ['A', null, false, 'not-in-force'],
    ['4', '2026-03-01', false, 'lapsed'],
    ['3', '2026-03-01', false, 'lapsed'],
  ] as const)('of a policy of status %s with the due date %s', (policyStatusCode, dueDate, fallsDue, because) => {
    expect(premiumFallsDue({ policyStatusCode, dueDate })).toEqual({ fallsDue, because });
  });
});
