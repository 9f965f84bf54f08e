import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { revivalDue } from '../revival/revival-due.ts';
import { graceEndsOn } from './grace-ends-on.ts';
import { type PremiumPolicy, premiumDue } from './premium-due.ts';
import { PLAN_LINES } from './premium-terms.ts';
import {
  leastPremiums,
  partlyPaidPremium,
  premiumCountToPay,
  premiumDueNow,
  premiumQuotes,
  premiumsByDueDate,
  premiumsToPay,
} from './premiums-by-due-date.ts';

const today = '2026-11-21';
/** Policy 508901242: a monthly premium eleven days overdue, of which ₹450 is received. */
const monthly: PremiumPolicy = {
  line: 'savings',
  isPremiumPaying: true,
  premiumMode: 'monthly',
  modalPremium: 445_000,
  issueDate: '2022-11-10',
  premiumTerm: 25,
  dueDate: '2026-11-10',
  received: 45_000,
};

describe('premiums by due date', () => {
  it('name period, money received and what keeps the cover: 508901242 owes ₹4,000, the rest is December’s', () => {
    expect(premiumsByDueDate(monthly, 0, today)).toEqual([
      {
        dueDate: '2026-11-10',
        periodUntil: '2026-12-09',
        amount: 445_000,
        received: 45_000,
        toBePaid: 400_000,
        keepsCover: true,
      },
      {
        dueDate: '2026-12-10',
        periodUntil: '2027-01-09',
        amount: 445_000,
        received: 0,
        toBePaid: 445_000,
        keepsCover: false,
      },
    ]);
  });

  it('are none after a lapse, or if nothing falls due', () => {
    expect(premiumsByDueDate({ ...monthly, isPremiumPaying: false }, 0, today)).toEqual([]);
    expect(premiumsByDueDate({ ...monthly, dueDate: null }, 0, today)).toEqual([]);
  });

  it.each([
    ['2026-11-20', [true, false]],
    // due today, so not overdue
    ['2026-11-21', [false, false]],
    ['2026-12-21', [false]],
    ['2026-10-21', [true, false, false]],
    ['2026-10-20', [true, true, false]],
  ] as const)('with the oldest due on %s: what keeps the cover %j', (dueDate, keeps) => {
    expect(premiumsByDueDate({ ...monthly, dueDate }, 0, today).map(({ keepsCover }) => keepsCover)).toEqual(keeps);
  });

  it.each([
    [{ received: 0 }, 0, 1, 445_000, [445_000, 890_000]],
    [{ received: 45_000 }, 0, 1, 400_000, [400_000, 845_000]],
    [{ received: 0 }, 100_000, 1, 345_000, [445_000, 890_000]],
    // the money received pays the overdue premium when the grace period ends, so only the next can be paid
    [{ received: 445_000 }, 0, 2, 445_000, [445_000]],
    [{ received: 890_000 }, 0, 0, 0, []],
    // two are overdue, so both are needed
    [{ received: 0, dueDate: '2026-10-10' }, 0, 2, 890_000, [890_000, 1_335_000]],
    [{ received: 445_000, dueDate: '2026-10-10' }, 0, 2, 445_000, [445_000, 890_000]],
    [{ received: 0, dueDate: '2026-12-10' }, 0, 1, 445_000, [445_000]],
    // none is overdue, so the oldest is asked for and the other can be paid too
    [{ received: 0, dueDate: '2026-11-21' }, 0, 1, 445_000, [445_000, 890_000]],
  ] as const)(
    '%j with %i in process: at least %i premiums, %i paise; accepted %j',
    (facts, inProcess, least, amount, accepted) => {
      const policy = { ...monthly, ...facts };
      const premiums = premiumsByDueDate(policy, inProcess, today);
      expect(leastPremiums(premiums)).toBe(least);
      expect(premiumsToPay(premiums)).toBe(amount);
      expect(premiumQuotes(policy, today).map((quote) => quote.amount)).toEqual(accepted);
    },
  );

  it.each([
    [{ received: 0 }, undefined],
    [{ received: 45_000 }, 445_000],
    [{ received: 445_000 }, undefined],
    [{ received: 490_000 }, 445_000],
    [{ received: 890_000 }, undefined],
    [{ received: 45_000, dueDate: '2026-10-10' }, 890_000],
    [{ received: 445_000, dueDate: '2026-10-10' }, undefined],
  ] as const)('with %j, what is to be paid is a part of %s', (facts, whole) =>
    expect(partlyPaidPremium(premiumsByDueDate({ ...monthly, ...facts }, 0, today))).toBe(whole),
  );

  it.each([
    [{}, 1],
    [{ dueDate: '2026-10-10' }, 2],
    // money received covers the first
    [{ dueDate: '2026-10-10', received: 445_000 }, 1],
    [{ received: 445_000 }, 1],
    [{ received: 890_000 }, 0],
  ] as const)('with %j %i of them are paid together', (facts, count) =>
    expect(premiumCountToPay(premiumsByDueDate({ ...monthly, ...facts }, 0, today))).toBe(count),
  );

  it('are paid from the oldest: the next due date follows the last one paid', () => {
    expect(premiumQuotes(monthly, today)).toMatchObject([
      { dueFrom: '2026-11-10', dueTo: '2026-11-10', nextDue: '2026-12-10', received: 45_000 },
      { dueFrom: '2026-11-10', dueTo: '2026-12-10', nextDue: '2027-01-10', received: 45_000 },
    ]);
  });
});

const policies = fc
  .record({
    line: fc.constantFrom(...PLAN_LINES),
    premiumMode: fc.constantFrom('yearly' as const, 'half-yearly' as const, 'quarterly' as const, 'monthly' as const),
    modalPremium: fc.integer({ min: 1, max: 10_000_000 }),
    received: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12_000_000 })),
    overdueFor: fc.integer({ min: -40, max: 29 }),
  })
  .map(({ overdueFor, ...facts }) => ({
    ...monthly,
    ...facts,
    issueDate: '2020-01-31' as const,
    dueDate: addCalendarDays(today, -overdueFor),
  }));

describe('for any policy', () => {
  it('keeping the cover never costs more than reinstating it a day after the lapse', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        const graceEnd = graceEndsOn(policy.dueDate, policy.premiumMode);
        const keeping = premiumsByDueDate(policy, 0, today).filter(({ keepsCover }) => keepsCover);
        fc.pre(policy.dueDate < today && today <= graceEnd);
        const lapsed = {
          ...policy,
          isPremiumPaying: false,
          policyStatusCode: '4',
          premiumLeft: false,
          revivalDate: null,
        };
        const reinstating = revivalDue(lapsed, addCalendarDays(graceEnd, 1));
        expect(premiumsToPay(keeping, keeping.length)).toBeLessThanOrEqual(reinstating?.amount ?? -1);
      }),
    );
  });

  it('the smallest amount that is accepted is the one that is asked for, the largest is all that can be paid', () => {
    fc.assert(
      fc.property(policies, (policy) => {
        const premiums = premiumsByDueDate(policy, 0, today);
        const amounts = premiumQuotes(policy, today).map(({ amount }) => amount);
        expect(amounts[0] ?? 0).toBe(premiumsToPay(premiums));
        expect(premiumDueNow(policy, today)?.amount ?? 0).toBe(premiumsToPay(premiums));
        expect(amounts.at(-1) ?? 0).toBe(premiumDue(policy, today)?.amount ?? 0);
        expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b));
      }),
    );
  });
});
