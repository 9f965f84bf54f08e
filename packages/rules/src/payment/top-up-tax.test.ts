import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasUnitLinkedLimit,
  paidInTaxYear,
  premiumShareAfter,
  type TopUpTaxFacts,
  taxFreeTopUp,
  topUpTax,
  topUpTaxLimit,
} from './top-up-tax.ts';
import { coverOfTopUp, topUpLockedUntil } from './top-up-terms.ts';

const insured = { issueDate: '2021-02-24', birthDate: '1979-06-01', today: '2026-11-22' } as const;
/** ₹2,00,000 a year for ₹20,00,000. */
const facts: TopUpTaxFacts = {
  ...insured,
  sumAssured: 200_000_000,
  paidForPolicy: 20_000_000,
  paidForUnitLinked: 20_000_000,
};

describe('a top-up of ₹50,000', () => {
  it('adds ₹62,500.00 to the sum assured', () => expect(coverOfTopUp(5_000_000, insured)).toBe(6_250_000));
  it('of 22-11-2026 is locked in until 22-11-2031', () => expect(topUpLockedUntil('2026-11-22')).toBe('2031-11-22'));
  it('is 12.12 % of ₹20,62,500, and costs the exemption', () => {
    expect(premiumShareAfter(facts, 5_000_000)).toBe(1212);
    expect(topUpTax(facts, 5_000_000)).toEqual({ keepsExemption: false, because: 'above-share' });
  });
});

it.each([
  ['1979-06-01', '2020-01-31', 110],
  ['1979-06-01', '2020-02-01', 125],
  ['1981-11-22', '2019-06-01', 110],
  ['1981-11-23', '2019-06-01', 125],
  [null, '2019-06-01', 125],
] as const)('born %s, issued %s: %i per cent more cover', (birthDate, issueDate, percent) => {
  expect(coverOfTopUp(10_000, { ...insured, birthDate, issueDate })).toBe(percent * 100);
});

describe('the tax exemption', () => {
  const large = { ...facts, sumAssured: 1_000_000_000 };
  it.each([
    [large, 5_000_000, 'within-limits'],
    [large, 5_000_001, 'above-unit-linked-limit'],
    [{ ...large, issueDate: '2021-01-31' }, 50_000_000, 'within-limits'],
    [{ ...large, paidForUnitLinked: 30_000_000 }, 1, 'above-unit-linked-limit'],
    [{ ...facts, issueDate: '2012-03-31' }, 5_000_000, 'within-limits'],
    [{ ...facts, issueDate: '2012-04-01' }, 5_000_000, 'above-share'],
    [facts, 0, 'within-limits'],
    [facts, 100, 'above-share'],
  ] as const)('case %# of a top-up', (of, amount, because) => expect(topUpTax(of, amount).because).toBe(because));

  // domain.md, section 3: "ULIP premiums > ₹2,50,000 a year (issued from 01-02-2021)"
  it.each([
    [large, 10_000_000, { taxFreeAmount: 5_000_000, because: 'above-unit-linked-limit' }],
    [large, 5_000_001, { taxFreeAmount: 5_000_000, because: 'above-unit-linked-limit' }],
    [large, 5_000_000, null],
    [facts, 10_000_000, { taxFreeAmount: 0, because: 'above-share' }],
    [{ ...large, issueDate: '2012-03-31' }, 10_000_000, null],
  ] as const)('%# of top-ups up to %i paise has the limit %j', (of, maximum, limit) => {
    expect(topUpTaxLimit(of, maximum)).toEqual(limit);
  });

  it.each([
    ['yearly', true, 25_000_000],
    ['monthly', true, 245_000_000],
    ['single', true, 5_000_000],
    ['yearly', false, 5_000_000],
  ] as const)(
    'counts ₹2,00,000 %s that fall due (%s) and ₹50,000 topped up as %i paise a year',
    (premiumMode, fallsDue, paid) => {
      expect(paidInTaxYear(5_000_000, { modalPremium: 20_000_000, premiumMode, fallsDue })).toBe(paid);
    },
  );

  it('has a limit for all unit-linked policies from 01-02-2021', () => {
    expect([hasUnitLinkedLimit('2021-01-31'), hasUnitLinkedLimit('2021-02-01')]).toEqual([false, true]);
  });

  it('is kept up to a limit, and lost above it', () => {
    const amounts = fc.integer({ min: 0, max: 40_000_000 });
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 1, max: 10 ** 9 }), (paid, others, sumAssured) => {
        const any = { ...facts, sumAssured, paidForPolicy: paid, paidForUnitLinked: paid + others };
        const most = taxFreeTopUp(any, 100_000_000);
        if (most > 0) expect(topUpTax(any, most).keepsExemption).toBe(true);
        if (most < 100_000_000) expect(topUpTax(any, most + 1).keepsExemption).toBe(false);
      }),
    );
  });
});
