import { describe, expect, it } from 'vitest';
import {
  isRevivalPayableAtOnce,
  needsHealthDeclaration,
  needsUnderwriting,
  type RevivalHealth,
} from './needs-health-declaration.ts';
import { overdueWithFees } from './overdue-with-fees.ts';
import { revivalDue } from './revival-due.ts';
import type { RevivalPolicy } from './revival-policy.ts';
import { daysSinceDue, premiumAfterRevival, revivalQuotes } from './revival-quotes.ts';

const today = '2026-11-21';
const lapsed: RevivalPolicy = {
  line: 'savings',
  policyStatusCode: '4',
  isPremiumPaying: false,
  premiumMode: 'yearly',
  modalPremium: 2_450_000,
  issueDate: '2019-12-05',
  premiumTerm: 15,
  dueDate: '2025-12-05',
  revivalDate: null,
  premiumLeft: false,
  received: 0,
};

describe('what revives a policy', () => {
  it('is every overdue premium with its late fee', () => {
    // 351 days late at 5.5 % and 3 %: 24,500 × 0.085 × 351 / 365; nothing else is overdue yet
    expect(revivalDue(lapsed, today)).toMatchObject({
      premium: 2_450_000,
      gst: 0,
      lateFee: 200_262,
      amount: 2_650_262,
      dueTo: '2025-12-05',
      nextDue: '2026-12-05',
    });
    expect(revivalDue({ ...lapsed, received: 650_262 }, today)?.amount).toBe(2_000_000);
  });

  it('is taxed together with its late fee if it fell due before 22 September 2025', () => {
    const old: RevivalPolicy = { ...lapsed, issueDate: '2019-09-21', dueDate: '2025-09-21' };
    const [first, second] = overdueWithFees(old, today);
    // 2.25 % of the premium and 18 % of its late fee
    expect(first).toMatchObject({ dueDate: '2025-09-21', gst: 55_125 + Math.round((first?.lateFee ?? 0) * 0.18) });
    expect(second).toMatchObject({ dueDate: '2026-09-21', gst: 0, lateFee: 26_614 });
    expect(revivalDue(old, today)?.gst).toBe(first?.gst);
  });

  it('is also the cost of reinstating a policy within the first 180 days', () => {
    expect(revivalDue({ ...lapsed, dueDate: '2026-09-05' }, today)?.premium).toBe(2_450_000);
  });

  it('is nothing for a policy in force, and for one that lapsed too long ago', () => {
    expect(revivalDue({ ...lapsed, policyStatusCode: '1' }, today)).toBeNull();
    expect(revivalDue({ ...lapsed, dueDate: '2023-11-22' }, today)).toBeNull();
  });
});

describe('the schemes', () => {
  const schemes = (policy: RevivalPolicy) => revivalQuotes(policy, today).map(({ scheme }) => scheme);

  it('are all dues, payable online, and a new start for one premium without late fee', () => {
    expect(revivalQuotes(lapsed, today)).toEqual([
      {
        scheme: 'all-dues',
        premium: 2_450_000,
        gst: 0,
        lateFee: 200_262,
        received: 0,
        total: 2_650_262,
        isPayableOnline: true,
      },
      {
        scheme: 'new-start',
        premium: 2_450_000,
        gst: 0,
        lateFee: 0,
        received: 0,
        total: 2_450_000,
        isPayableOnline: false,
      },
    ]);
  });

  it('each use what was received', () => {
    const totals = revivalQuotes({ ...lapsed, received: 2_650_262 }, today);
    expect(totals.map(({ total, received, isPayableOnline }) => [total, received, isPayableOnline])).toEqual([
      [0, 2_650_262, false],
      [0, 2_450_000, false],
    ]);
  });

  it('tax a new start as a premium due today', () => {
    const old: RevivalPolicy = { ...lapsed, issueDate: '2019-09-21', dueDate: '2025-09-21' };
    const [all, fresh] = revivalQuotes(old, today);
    expect(all?.gst).toBeGreaterThan(0);
    expect(fresh?.gst).toBe(0);
  });

  it('have no new start for unit-linked policies and after 1095 days, and no schemes within 180 days', () => {
    expect(schemes({ ...lapsed, line: 'unit-linked' })).toEqual(['all-dues']);
    const dated = { ...lapsed, revivalDate: '2030-01-01' } as const;
    expect(schemes({ ...dated, dueDate: '2023-11-22' })).toEqual(['all-dues']); // 1095 days
    expect(schemes({ ...dated, dueDate: '2023-11-23' })).toEqual(['all-dues', 'new-start']);
    expect(schemes({ ...lapsed, dueDate: '2026-05-25' })).toEqual([]); // 180 days
    expect(schemes({ ...lapsed, dueDate: '2026-05-24' })).toEqual(['all-dues', 'new-start']);
  });

  it('state the premium that follows, with its own GST', () => {
    expect(premiumAfterRevival({ ...lapsed, issueDate: '2019-09-21', dueDate: '2025-09-21' }, today)).toBe(2_450_000);
    expect(premiumAfterRevival({ ...lapsed, line: 'group' }, today)).toBe(2_891_000);
    expect(premiumAfterRevival({ ...lapsed, dueDate: null }, today)).toBe(2_450_000);
  });
});

describe('the health declaration', () => {
  const well: RevivalHealth = { isInGoodHealth: true, hasBeenTreated: false, hasChangedOccupation: false };

  it.each([
    ['2026-05-25', false], // 180 days
    ['2026-05-24', true],
    ['2026-12-05', false],
    [null, false],
  ] as const)('of a policy due on %s is needed: %s', (dueDate, needed) => {
    expect(needsHealthDeclaration(dueDate, today)).toBe(needed);
  });

  it('goes to an underwriter if it reports something', () => {
    expect(needsUnderwriting(well)).toBe(false);
    expect(needsUnderwriting({ ...well, isInGoodHealth: false })).toBe(true);
    expect(needsUnderwriting({ ...well, hasBeenTreated: true })).toBe(true);
    expect(needsUnderwriting({ ...well, hasChangedOccupation: true })).toBe(true);
  });

  it('lets the customer pay all dues immediately, unless an underwriter must review it', () => {
    expect(isRevivalPayableAtOnce('all-dues', undefined)).toBe(true);
    expect(isRevivalPayableAtOnce('all-dues', well)).toBe(true);
    expect(isRevivalPayableAtOnce('all-dues', { ...well, hasBeenTreated: true })).toBe(false);
    expect(isRevivalPayableAtOnce('new-start', undefined)).toBe(false);
  });

  it('counts no days before the due date', () => {
    expect(daysSinceDue({ dueDate: '2026-12-05' }, today)).toBe(0);
    expect(daysSinceDue({ dueDate: '2026-11-01' }, today)).toBe(20);
  });
});
