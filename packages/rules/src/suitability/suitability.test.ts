import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benefitIllustration } from './benefit-illustration.ts';
import { guaranteedBenefit } from './guaranteed-benefit.ts';
import {
  INCOME_RANGES,
  LOSS_ANSWERS,
  PLAN_GOALS,
  planSuitability,
  type SuitabilityFacts,
  suitabilityClauses,
} from './plan-suitability.ts';

// Section 24: "suitability assessment for savings and annuity plans, then choice"
describe('a plan', () => {
  const savings: SuitabilityFacts = {
    goal: 'savings',
    incomeRange: '500000-1000000',
    dependants: 2,
    payingYears: 12,
    loss: 'must-not-fall',
    age: 41,
    isHeld: false,
    line: 'savings',
    goals: ['savings'],
    entryFrom: 18,
    entryTo: 55,
    premiumYears: 12,
    yearlyPremium: 50_000_00,
    incomeShare: 10,
  };

  it.each<[Partial<SuitabilityFacts>, boolean, string]>([
    [{}, true, 'fits-savings'],
    [{ goal: 'growth' }, false, 'other-goal'],
    [{ isHeld: true }, false, 'plan-held'],
    [{ age: 17 }, false, 'below-entry-age'],
    [{ age: 18 }, true, 'fits-savings'],
    [{ age: 55 }, true, 'fits-savings'],
    [{ age: 56 }, false, 'above-entry-age'],
    [{ payingYears: 11 }, false, 'paying-years-short'],
    [{ yearlyPremium: 50_000_01 }, false, 'premium-too-high'],
    [{ incomeRange: '250000-500000' }, false, 'premium-too-high'],
    [{ incomeRange: 'below-250000', yearlyPremium: 1 }, false, 'premium-too-high'],
    [{ dependants: 0 }, true, 'fits-savings'],
    [{ line: 'term', goals: ['protect-family'], goal: 'protect-family' }, true, 'fits-protect-family'],
    [{ line: 'term', goals: ['protect-family'], goal: 'protect-family', dependants: 0 }, false, 'no-dependants'],
    [{ line: 'child', goals: ['child-education'], goal: 'child-education', dependants: 0 }, false, 'no-dependants'],
    [{ line: 'child', goals: ['child-education'], goal: 'child-education' }, true, 'fits-child-education'],
    [{ line: 'pension', goals: ['retirement'], goal: 'retirement' }, true, 'fits-retirement'],
    [{ line: 'unit-linked', goals: ['growth'], goal: 'growth' }, false, 'value-can-fall'],
    [{ line: 'unit-linked', goals: ['growth'], goal: 'growth', loss: 'may-fall' }, true, 'fits-growth'],
  ])('with %j: %s, %s', (change, fits, because) => {
    expect(planSuitability({ ...savings, ...change })).toEqual({ fits, because });
  });

  it('fits only by its own goal, and never beyond the share of the lowest income', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLAN_GOALS),
        fc.constantFrom(...(Object.keys(INCOME_RANGES) as (keyof typeof INCOME_RANGES)[])),
        fc.constantFrom(...LOSS_ANSWERS),
        fc.nat(10_00_000_00),
        fc.nat(5),
        (goal, incomeRange, loss, yearlyPremium, dependants) => {
          const facts = { ...savings, goal, incomeRange, loss, yearlyPremium, dependants };
          const { fits, because } = planSuitability(facts);
          if (!fits) return;
          expect(because).toBe('fits-savings');
          expect(yearlyPremium * 100).toBeLessThanOrEqual(INCOME_RANGES[incomeRange] * 10);
        },
      ),
    );
  });

  it('has a clause for every goal', () => {
    expect(suitabilityClauses.filter(({ outcome }) => outcome)).toHaveLength(PLAN_GOALS.length);
  });
});

describe('what a plan guarantees', () => {
  it.each([
    [50_000_00, 12, 100, 600_000_00],
    [50_000_00, 12, 101, 606_000_00],
    [50_000_00, 12, 0, 0],
    [33, 1, 50, 16],
  ])(
    'for %i paise a year in %i years, at %i %% of them: %i',
    (yearlyPremium, premiumYears, guaranteedShare, amount) => {
      expect(guaranteedBenefit({ yearlyPremium, premiumYears, guaranteedShare })).toBe(amount);
    },
  );
});

// Section 24: "illustration at 4 % and 8 %"
describe('an illustration', () => {
  const plan = {
    yearlyPremium: 1_00_000_00,
    premiumYears: 2,
    termYears: 3,
    reduction: 0,
    guaranteed: 0,
    today: '2026-11-22',
  } as const;

  it('grows each premium from the start of its year', () => {
    // (100,000 × 1.04 + 100,000) × 1.04 × 1.04, and the same at 8 %
    expect(benefitIllustration(plan)).toEqual([
      { rate: 4, amount: 2_20_646_40 },
      { rate: 8, amount: 2_42_611_20 },
    ]);
  });

  it('deducts charges from the return, and shows at least what is guaranteed', () => {
    // at 4 % less 2.5 %: (100,000 × 1.015 + 100,000) × 1.015 × 1.015
    expect(benefitIllustration({ ...plan, reduction: 250 })).toEqual([
      { rate: 4, amount: 2_07_590_33 },
      { rate: 8, amount: 2_28_726_63 },
    ]);
    expect(benefitIllustration({ ...plan, reduction: 250, guaranteed: 2_10_000_00 })[0]?.amount).toBe(2_10_000_00);
    expect(benefitIllustration({ ...plan, reduction: 900 }).map(({ amount }) => amount)).toEqual([
      2_00_000_00, 2_00_000_00,
    ]);
  });

  it('has no rates before the table starts', () => {
    expect(benefitIllustration({ ...plan, today: '2013-09-30' })).toEqual([]);
  });
});
