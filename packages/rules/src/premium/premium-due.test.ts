import { describe, expect, it } from 'vitest';
import { currentDue, type PremiumPolicy, premiumDue, premiumSummary } from './premium-due.ts';
import { costOfInstalment, overdueInstalments } from './unpaid-instalments.ts';

const today = '2026-11-21';
const policy: PremiumPolicy = {
  line: 'savings',
  isPremiumPaying: true,
  premiumMode: 'yearly',
  modalPremium: 2_450_000,
  issueDate: '2019-12-05',
  premiumTerm: 15,
  dueDate: '2026-12-05',
  received: 0,
};

describe('the premium that is due', () => {
  it('states what it pays and what follows', () => {
    expect(premiumDue(policy, today)).toEqual({
      premium: 2_450_000,
      gst: 0,
      lateFee: 0,
      received: 0,
      amount: 2_450_000,
      dueFrom: '2026-12-05',
      dueTo: '2026-12-05',
      nextDue: '2027-12-05',
    });
  });

  it('is reduced by what was received, never below zero', () => {
    expect(premiumDue({ ...policy, received: 450_000 }, today)).toMatchObject({ amount: 2_000_000, received: 450_000 });
    expect(premiumDue({ ...policy, received: 9_999_999 }, today)).toMatchObject({ amount: 0, received: 2_450_000 });
  });

  it('is null if nothing falls due, or the policy pays no premiums', () => {
    expect(premiumDue({ ...policy, dueDate: '2027-06-05' }, today)).toBeNull();
    expect(premiumDue({ ...policy, isPremiumPaying: false }, today)).toBeNull();
  });
});

describe('the summary of the premiums', () => {
  const monthly: PremiumPolicy = { ...policy, premiumMode: 'monthly', modalPremium: 100_000, dueDate: '2026-10-05' };

  it('distinguishes what is due, overdue and left to pay', () => {
    expect(premiumSummary(monthly, 0, today)).toEqual({
      due: 300_000,
      overdue: 200_000,
      toBePaid: 300_000,
      isPayable: true,
    });
    expect(premiumSummary({ ...monthly, received: 50_000 }, 100_000, today).toBePaid).toBe(150_000);
    expect(premiumSummary(monthly, 400_000, today)).toMatchObject({ toBePaid: 0, isPayable: false });
  });

  it('does not call a premium overdue on its due date', () => {
    expect(premiumSummary({ ...policy, dueDate: today }, 0, today)).toMatchObject({ due: 2_450_000, overdue: 0 });
  });

  it('does not offer the unpaid premiums of a lapsed policy as premiums', () => {
    expect(premiumSummary({ ...monthly, isPremiumPaying: false }, 0, today)).toMatchObject({
      due: 300_000,
      isPayable: false,
    });
  });
});

describe('the parts of the amount due', () => {
  it.each([
    [{ due: 4_900_000, overdue: 2_450_000 }, 2_450_000],
    [{ due: 2_450_000, overdue: 0 }, 2_450_000],
  ])('%j: the part that is not overdue', (summary, current) => {
    expect(currentDue(summary)).toBe(current);
  });

  it('include GST, and a late fee if there is one', () => {
    expect(costOfInstalment({ premium: 2_450_000, gst: 55_125 })).toBe(2_505_125);
    expect(costOfInstalment({ premium: 2_450_000, gst: 55_125, lateFee: 31_798 })).toBe(2_536_923);
  });

  it.each([
    ['2026-12-05', 0],
    ['2026-12-06', 1],
    ['2027-12-06', 2],
  ] as const)('is overdue from the day after: on %s %i premiums', (day, count) => {
    expect(overdueInstalments(policy, day)).toHaveLength(count);
  });
});
