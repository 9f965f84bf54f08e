import type { CalendarDate } from '@lifedesk/rules';
import { describe, expect, it } from 'vitest';
import { dueDateAfter, type PremiumTerms, payableInstalments } from './premium-instalments.ts';

const policy: PremiumTerms = {
  line: 'savings',
  premiumMode: 'yearly',
  modalPremium: 2_450_000,
  issueDate: '2019-12-05',
  premiumTerm: 15,
  dueDate: '2026-12-05',
};
const dueDates = (terms: PremiumTerms, today: CalendarDate): string[] =>
  payableInstalments(terms, today).map((instalment) => instalment.dueDate);

describe('the premiums that can be paid', () => {
  it('begin thirty days before the due date', () => {
    expect(dueDates(policy, '2026-11-04')).toEqual([]);
    expect(dueDates(policy, '2026-11-05')).toEqual(['2026-12-05']);
  });

  it('are all that are overdue and the one that comes', () => {
    const monthly: PremiumTerms = { ...policy, premiumMode: 'monthly', dueDate: '2026-09-05' };
    expect(dueDates(monthly, '2026-11-21')).toEqual(['2026-09-05', '2026-10-05', '2026-11-05', '2026-12-05']);
  });

  it('end with the premium term', () => {
    const last: PremiumTerms = { ...policy, premiumTerm: 8 };
    expect(dueDates(last, '2028-01-01')).toEqual(['2026-12-05']);
    expect(dueDateAfter(last, '2026-12-05')).toBeNull();
  });

  it('are none for a single premium', () => {
    expect(dueDates({ ...policy, premiumMode: 'single', premiumTerm: 0, dueDate: null }, '2026-11-21')).toEqual([]);
  });

  it('carry the GST of the day of payment and of the first policy year', () => {
    const first: PremiumTerms = {
      ...policy,
      issueDate: '2025-01-10',
      dueDate: '2025-07-10',
      premiumMode: 'half-yearly',
    };
    expect(payableInstalments(first, '2025-07-01')[0]?.gst).toBe(110_250);
    expect(payableInstalments({ ...first, dueDate: '2026-01-10' }, '2025-12-20')[0]?.gst).toBe(0);
    expect(payableInstalments({ ...first, line: 'group' }, '2026-11-21')[0]?.gst).toBe(441_000);
  });
});

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

  it('keeps a day of its own where it does not follow the issue date', () => {
    const terms = { premiumMode: 'monthly', issueDate: '2020-01-31', premiumTerm: 20 } as const;
    expect(dueDateAfter(terms, '2026-01-15')).toBe('2026-02-15');
  });
});
