import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { gstOnPremium, type TaxedPremium } from './gst-on-premium.ts';
import { premiumSummary } from './premium-due.ts';
import { PLAN_LINES, PREMIUM_MODES } from './premium-terms.ts';
import { gstPeriodsOf, paysOneAfter, totalToBePaid, totalWithGst } from './premium-totals.ts';
import { payableInstalments } from './unpaid-instalments.ts';

const today = '2026-11-21';
/** Around the days on which rates and policy years change. */
const anyDate = fc.constantFrom('2017-06-30', '2024-02-29', '2024-09-21', '2025-09-21', '2025-09-22', '2026-12-21');
const anyPremium: fc.Arbitrary<TaxedPremium & { premium: number }> = fc.record({
  line: fc.constantFrom(...PLAN_LINES),
  issueDate: anyDate,
  dueDate: anyDate,
  premium: fc.integer({ min: 0, max: 50_000_000 }),
});
type Premium = typeof anyPremium extends fc.Arbitrary<infer One> ? One : never;

/** Groups premiums by what the periods and the rounding need, as a database does. */
function group(premiums: readonly Premium[]) {
  const groups = new Map<string, TaxedPremium & { count: number; total: number; remainder: number }>();
  for (const { premium, ...taxed } of premiums) {
    const { line, issueDate, dueDate } = taxed;
    const period = gstPeriodsOf(line).find(({ from, to }) => dueDate >= from && (to === null || dueDate <= to));
    const remainder = premium % (period?.roundsAlike ?? 1);
    const key = JSON.stringify([line, period?.from, period?.dependsOnYear && [issueDate, dueDate], remainder]);
    const found = groups.get(key) ?? { ...taxed, count: 0, total: 0, remainder };
    groups.set(key, { ...found, count: found.count + 1, total: found.total + premium });
  }
  return [...groups.values()];
}

describe('all premiums with their tax', () => {
  it('match the sum of each premium', () => {
    fc.assert(
      fc.property(fc.array(anyPremium, { maxLength: 40 }), (premiums) => {
        const each = premiums.reduce((sum, { premium, ...taxed }) => sum + premium + gstOnPremium(premium, taxed), 0);
        expect(totalWithGst(group(premiums))).toBe(each);
      }),
      { numRuns: 1_000 },
    );
  });

  it('keep the half paisa of each: three premiums of ₹12.53 with 18 % are not 18 % of ₹37.59', () => {
    const taxed = { line: 'group', issueDate: '2020-01-01', dueDate: today } as const;
    expect(totalWithGst([{ ...taxed, count: 3, total: 3 * 1253, remainder: 3 }])).toBe(3 * (1253 + 226));
    expect(gstOnPremium(3 * 1253, taxed)).toBe(677);
  });

  it('depend on the policy year only if the first year has its own rate', () => {
    expect(gstPeriodsOf('savings').map(({ dependsOnYear }) => dependsOnYear)).toEqual([true, false]);
    expect(gstPeriodsOf('group')).toEqual([{ from: '2017-07-01', to: null, dependsOnYear: false, roundsAlike: 50 }]);
    expect(gstPeriodsOf('unit-linked')).toEqual([]);
  });
});

const anyPolicy = fc.record({
  line: fc.constantFrom(...PLAN_LINES),
  premiumMode: fc.constantFrom(...PREMIUM_MODES),
  modalPremium: fc.integer({ min: 0, max: 5_000_000 }),
  issueDate: fc.constantFrom('2019-01-31', '2025-12-01'),
  premiumTerm: fc.integer({ min: 1, max: 20 }),
  dueDate: fc.constantFrom(null, '2026-05-31', '2026-10-31', '2026-12-21', '2026-12-22'),
  isPremiumPaying: fc.boolean(),
  received: fc.constantFrom(0, 100, 60_000_000),
  inProcess: fc.constantFrom(0, 250_000),
  count: fc.integer({ min: 1, max: 5 }),
});

it('the amount that can be paid for all policies is the sum of what can be paid for each', () => {
  fc.assert(
    fc.property(fc.array(anyPolicy, { maxLength: 10 }), (groups) => {
      const amounts = groups.flatMap((policy) => {
        const { isPayable, toBePaid } = premiumSummary(policy, policy.inProcess, today);
        return Array.from({ length: policy.count }, () => (isPayable ? toBePaid : 0));
      });
      expect(totalToBePaid(groups, today)).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
    }),
  );
});

it('a policy has at most one premium to pay after the day that its mode gives', () => {
  const anyDay = fc.integer({ min: 0, max: 3_000 }).map((days) => addCalendarDays('2024-01-01', days));
  fc.assert(
    fc.property(
      anyDay,
      anyDay,
      fc.integer({ min: 1, max: 900 }),
      fc.constantFrom(...PREMIUM_MODES),
      (day, issued, later, premiumMode) => {
        const after = paysOneAfter(premiumMode, day) ?? '2024-01-01';
        const dueDate = addCalendarDays(after, later % 40);
        const terms = {
          line: 'group',
          premiumMode,
          modalPremium: 1,
          issueDate: issued,
          premiumTerm: 60,
          dueDate,
        } as const;
        if (dueDate > after) expect(payableInstalments(terms, day).length).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 3_000 },
  );
});
