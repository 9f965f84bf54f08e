import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { PremiumTerms } from './premium-terms.ts';
import { payableFrom, payableInstalments, payableUntil, unpaidInstalments } from './unpaid-instalments.ts';

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
    expect(payableFrom('2026-12-05')).toBe('2026-11-05');
    expect(payableUntil('2026-11-05')).toBe('2026-12-05');
  });

  it('are all overdue ones and the next one', () => {
    const monthly: PremiumTerms = { ...policy, premiumMode: 'monthly', dueDate: '2026-09-05' };
    expect(dueDates(monthly, '2026-11-21')).toEqual(['2026-09-05', '2026-10-05', '2026-11-05', '2026-12-05']);
  });

  it('end with the premium term', () => {
    expect(dueDates({ ...policy, premiumTerm: 8 }, '2028-01-01')).toEqual(['2026-12-05']);
  });

  it('end before a due date from which another premium is scheduled', () => {
    const monthly: PremiumTerms = { ...policy, premiumMode: 'monthly', dueDate: '2026-11-05' };
    expect(dueDates({ ...monthly, changesOn: '2026-12-05' }, '2026-11-21')).toEqual(['2026-11-05']);
    expect(dueDates({ ...monthly, changesOn: '2026-12-06' }, '2026-11-21')).toEqual(['2026-11-05', '2026-12-05']);
  });

  it('are empty for a single premium', () => {
    expect(dueDates({ ...policy, premiumMode: 'single', premiumTerm: 0, dueDate: null }, '2026-11-21')).toEqual([]);
  });

  it('carry the GST of their due date and policy year, no matter when they are paid', () => {
    const first: PremiumTerms = {
      ...policy,
      issueDate: '2025-01-10',
      dueDate: '2025-07-10',
      premiumMode: 'half-yearly',
    };
    expect(unpaidInstalments(first, '2026-11-21').map(({ dueDate, gst }) => [dueDate, gst])).toEqual([
      ['2025-07-10', 110_250],
      ['2026-01-10', 0],
      ['2026-07-10', 0],
    ]);
    expect(payableInstalments({ ...first, line: 'group' }, '2026-11-21').map(({ gst }) => gst)).toEqual([
      441_000, 441_000, 441_000,
    ]);
  });

  it('stay taxed if they were due before 22 September 2025 and are paid later', () => {
    const terms: PremiumTerms = { ...policy, dueDate: '2025-09-21', issueDate: '2019-09-21' };
    expect(payableInstalments(terms, '2025-10-10')[0]?.gst).toBe(55_125);
    expect(payableInstalments({ ...terms, dueDate: '2025-09-22' }, '2025-09-01')[0]?.gst).toBe(0);
  });
});
