import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { additionsFactor } from '../calendar/additions-factor.ts';
import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import { additionsQuote, checkAdditionsPart, type PaidUpAdditions } from './additions-quote.ts';
import { type AdditionsFacts, additionsClauses, canCashAdditions } from './can-cash-additions.ts';
import { isLoanCovered } from './is-loan-covered.ts';

const held: PaidUpAdditions = {
  additions: 42_000_00,
  factor: 6210,
  least: 5_000_00,
  bonusRate: 450,
  cover: 402_500_00,
};

describe('cash for paid-up additions', () => {
  // domain.md, section 15: "PUA ₹42,000 × 0.6210 = ₹26,082.00; part ₹20,000 → ₹12,420.00, PUA left ₹22,000."
  it.each([
    [42_000_00, { cash: 26_082_00, left: 0, cover: 360_500_00, yearlyBonus: 1_890_00, bonusLeft: 0 }],
    [20_000_00, { cash: 12_420_00, left: 22_000_00, cover: 382_500_00, yearlyBonus: 900_00, bonusLeft: 990_00 }],
    [1, { cash: 1, left: 41_999_99, cover: 402_499_99, yearlyBonus: 0, bonusLeft: 1_890_00 }],
  ])('of the sum assured %i', (part, quote) => {
    expect(additionsQuote(held, part)).toEqual(quote);
  });

  it('cannot exceed the additions', () => {
    expect(() => additionsQuote(held, 42_000_01)).toThrow(RangeError);
  });

  it('for two parts differs from that for their sum by at most a paisa', () => {
    fc.assert(
      fc.property(fc.nat(42_000_00), fc.nat(10_000), fc.nat(10_000), (part, factor, share) => {
        const first = Math.floor((part * share) / 10_000);
        const cashOf = (sum: number) => additionsQuote({ ...held, factor }, sum).cash;
        expect(Math.abs(cashOf(first) + cashOf(part - first) - cashOf(part))).toBeLessThanOrEqual(1);
        expect(cashOf(part)).toBeLessThanOrEqual(part);
      }),
    );
  });
});

describe('a part of the additions', () => {
  it.each([
    [0, 'below-least'],
    [4_999_99, 'below-least'],
    [5_000_00, 'part-accepted'],
    [37_000_00, 'part-accepted'],
    [37_000_01, 'too-little-left'],
    [41_999_99, 'too-little-left'],
    [42_000_00, 'part-accepted'],
    [42_000_01, 'above-additions'],
  ] as const)('of %i paise: %s', (part, because) => {
    expect(checkAdditionsPart(held, part)).toEqual({ accepted: because === 'part-accepted', because });
  });

  it('is all of them if they are below the smallest part', () => {
    const few = { additions: 3_000_00, least: 5_000_00 };
    expect(checkAdditionsPart(few, 3_000_00).accepted).toBe(true);
    expect(checkAdditionsPart(few, 2_999_99).because).toBe('below-least');
    expect(checkAdditionsPart({ additions: 0, least: 0 }, 0).accepted).toBe(false);
  });
});

describe('the factor', () => {
  const factors = [
    { ageFrom: 0, yearsLeftFrom: 0, factor: 9000 },
    { ageFrom: 0, yearsLeftFrom: 10, factor: 6000 },
    { ageFrom: 41, yearsLeftFrom: 0, factor: 9100 },
    { ageFrom: 41, yearsLeftFrom: 10, factor: 6210 },
  ];
  it.each([
    [40, 9, 9000],
    [40, 10, 6000],
    [41, 9, 9100],
    [41, 13, 6210],
    [90, 0, 9100],
    [-1, 5, null],
  ])('at %i with %i years left is %s', (age, yearsLeft, factor) => {
    expect(additionsFactor(factors, age, yearsLeft)).toBe(factor);
  });
});

describe('whether additions can be cashed', () => {
  const facts: AdditionsFacts = {
    policyStatusCode: '1',
    maturityDate: '2039-12-01',
    additions: 42_000_00,
    isLoanCovered: true,
    hasOpenRequest: false,
    cash: 26_082_00,
    premiumsPaid: 171_500_00,
    today: '2026-11-21',
  };
  it.each<[Partial<AdditionsFacts>, string]>([
    [{}, 'cash-possible'],
    [{ policyStatusCode: '2', maturityDate: null }, 'cash-possible'],
    [{ policyStatusCode: 'D' }, 'policy-ended'],
    [{ maturityDate: '2026-11-22' }, 'cash-possible'],
    [{ maturityDate: '2026-11-21' }, 'matured'],
    [{ additions: 0 }, 'no-additions'],
    [{ policyStatusCode: '4' }, 'not-in-force'],
    [{ isLoanCovered: false }, 'loan-needs-additions'],
    [{ hasOpenRequest: true }, 'payout-requested'],
    [{ cash: null }, 'no-factor'],
    [{ cash: 0 }, 'no-factor'],
    [{ cash: 171_500_00 }, 'cash-possible'],
    [{ cash: 171_500_01 }, 'above-premiums'],
  ])('with %j: %s', (change, because) => {
    expect(canCashAdditions({ ...facts, ...change })).toEqual({ possible: because === 'cash-possible', because });
  });

  it('has no two clauses with the same id', () => {
    expect(new Set(additionsClauses.map(({ id }) => id)).size).toBe(additionsClauses.length);
  });
});

describe('a loan beside the additions', () => {
  // domain.md, section 15: "GSV ₹85,750.00", "loan limit 90 % ₹77,175.00"; the additions are part of the special value alone
  const policy: UnpaidPolicy = {
    line: 'savings',
    premiumMode: 'yearly',
    modalPremium: 24_500_00,
    issueDate: '2019-12-05',
    premiumTerm: 15,
    policyTerm: 20,
    dueDate: '2026-12-05',
    nonForfeiture: 'reduced-paid-up',
    sumAssured: 350_000_00,
    vestedBonus: 80_000_00,
    maturityDate: '2039-12-05',
    birthDate: '1985-06-01',
    loan: null,
    loanRate: 950,
    received: 0,
  };
  const on = '2026-11-22';
  const owing = (principal: number) => ({ ...policy, loan: { principal, rate: 950, interestFrom: on } as const });

  it.each([
    // special value ₹92,992.09, limit ₹83,692.88; without additions of ₹42,000 the guaranteed value, limit ₹77,175.00
    [77_175_00, 42_000_00, true],
    [77_175_01, 42_000_00, false],
    [83_692_88, 0, true],
    [83_692_89, 0, false],
  ])('of %i paise, without additions of %i: covered %s', (principal, additions, covered) => {
    expect(isLoanCovered(owing(principal), additions, on)).toBe(covered);
  });

  it('is covered if there is none', () => {
    expect(isLoanCovered({ ...policy, dueDate: '2019-12-05' }, 80_000_00, on)).toBe(true);
  });
});
