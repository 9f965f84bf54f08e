import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specialSurrenderValue } from '../calendar/special-surrender-value.ts';
import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import { canSurrender, type SurrenderFacts } from './can-surrender.ts';
import { maturityValue } from './maturity-value.ts';
import { hasPremiumLimit, type PayoutTaxFacts, payoutTax } from './payout-tax.ts';
import { surrenderDeductions, surrenderWithoutAdditions } from './surrender-deductions.ts';
import { type SurrenderTaxFacts, surrenderQuote } from './surrender-quote.ts';

/** domain.md, section 15: ₹24,500 a year, 7 of 15 paid, year 7 of 20, sum assured ₹3,50,000, bonus ₹52,500. */
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
  vestedBonus: 52_500_00,
  maturityDate: '2039-12-05',
  birthDate: '1985-06-01',
  loan: null,
  loanRate: 950,
  received: 0,
};
const tax: SurrenderTaxFacts = {
  yearlyPremium: 24_500_00,
  yearlyPremiums: 24_500_00,
  isResident: true,
  hasPan: true,
  paidThisYear: 0,
};
const on = '2026-11-22';

describe('the surrender value', () => {
  // section 15: GSV ₹85,750.00; SSV without mortality ₹2,15,833.33 / 1.0768¹³ = ₹82,482.71; paid ₹85,750.00; loan limit ₹77,175.00
  it('is the larger of the guaranteed and the special value', () => {
    expect(surrenderQuote(policy, tax, on)).toMatchObject({
      premiumsPaid: 171_500_00,
      guaranteed: 85_750_00,
      special: 82_482_71,
      because: 'guaranteed',
      additions: 0,
      gross: 85_750_00,
      loan: 0,
      interest: 0,
      tax: { tax: 0, because: 'tax-free' },
      net: 85_750_00,
    });
  });

  it.each([
    ['2024-09-30', 0],
    [on, 82_482_71],
    ['2039-11-01', 215_833_33],
  ] as const)('has on %s the special value %i', (day, value) => {
    expect(specialSurrenderValue(policy, day)).toBe(value);
  });

  it('is the special value if that is larger', () => {
    const bonus = { ...policy, vestedBonus: 80_000_00 };
    expect(surrenderQuote(bonus, tax, on)).toMatchObject({ because: 'special', gross: 92_992_09 });
  });

  // section 15: "PUA ₹42,000 × 0.6210 = ₹26,082.00"; they are ₹42,000 of the bonus of ₹52,500
  it('adds the cash for paid-up additions, which the special value then leaves out', () => {
    const additions = { sumAssured: 42_000_00, factors: [{ ageFrom: 41, yearsLeftFrom: 10, factor: 6210 }] };
    expect(surrenderQuote({ ...policy, additions }, tax, on)).toMatchObject({
      guaranteed: 85_750_00,
      special: 66_432_02,
      because: 'guaranteed',
      additions: 26_082_00,
      gross: 111_832_00,
      net: 111_832_00,
    });
    expect(surrenderQuote({ ...policy, dueDate: '2020-12-05', additions }, tax, on).gross).toBe(0);
  });

  it('pays at least as much for additions as they add to the special value', () => {
    const factors = [{ ageFrom: 0, yearsLeftFrom: 0, factor: 9_100 }];
    const last = { ...policy, additions: { sumAssured: 42_000_00, factors } };
    expect(surrenderQuote(last, tax, '2039-11-01').additions).toBe(42_000_00);
    expect(surrenderQuote({ ...last, birthDate: null }, tax, on).additions).toBe(82_482_71 - 66_432_02);
  });

  it('never pays less with additions than their cash plus the value without them, nor than the legal minimum', () => {
    fc.assert(
      fc.property(fc.nat(80_000_00), fc.nat(10_000), fc.integer({ min: 2021, max: 2039 }), (sum, factor, year) => {
        const day = `${year}-11-22` as const;
        const bonus = { ...policy, vestedBonus: 80_000_00 };
        const factors = [{ ageFrom: 0, yearsLeftFrom: 0, factor }];
        const { gross } = surrenderQuote({ ...bonus, additions: { sumAssured: sum, factors } }, tax, day);
        const cashed = surrenderQuote({ ...bonus, vestedBonus: 80_000_00 - sum }, tax, day).gross;
        expect(gross).toBeGreaterThanOrEqual(cashed + Math.round((sum * factor) / 10_000));
        expect(gross).toBeGreaterThanOrEqual(surrenderQuote(bonus, tax, day).gross);
      }),
    );
  });

  it('is reduced by the loan and its interest, and never below 0', () => {
    const loan = { principal: 50_000_00, rate: 950, interestFrom: '2026-10-22' } as const;
    expect(surrenderQuote({ ...policy, loan }, tax, on)).toMatchObject({
      loan: 50_000_00,
      interest: 403_42,
      net: 85_750_00 - 50_000_00 - 403_42,
    });
    expect(surrenderQuote({ ...policy, loan: { ...loan, principal: 90_000_00 } }, tax, on).net).toBe(0);
  });

  it('never grows with a loan', () => {
    fc.assert(
      fc.property(fc.nat(200_000_00), fc.nat(200_000_00), (one, other) => {
        const netOf = (principal: number) =>
          surrenderQuote({ ...policy, loan: { principal, rate: 950, interestFrom: on } }, tax, on).net;
        expect(netOf(Math.max(one, other))).toBeLessThanOrEqual(netOf(Math.min(one, other)));
      }),
    );
  });
});

describe('the tax on a payout', () => {
  const facts: PayoutTaxFacts = {
    ...tax,
    gross: 500_000_00,
    premiumsPaid: 300_000_00,
    issueDate: '2015-01-01',
    sumAssured: 100_000_00,
  };

  // section 16, income part ₹2,00,000: ₹4,000.00 (2 %); no PAN ₹40,000.00; NRI ₹62,400.00. Payout ₹95,000 alone → none.
  it.each<[Partial<PayoutTaxFacts>, string, number]>([
    [{}, 'taxed-resident', 4_000_00],
    [{ hasPan: false }, 'taxed-without-pan', 40_000_00],
    [{ isResident: false }, 'taxed-non-resident', 62_400_00],
    [{ gross: 95_000_00, premiumsPaid: 50_000_00 }, 'below-tax-limit', 0],
    [{ gross: 95_000_00, premiumsPaid: 50_000_00, paidThisYear: 5_000_00 }, 'taxed-resident', 900_00],
    [{ gross: 300_000_00 }, 'no-income', 0],
    [{ sumAssured: 245_000_00 }, 'tax-free', 0],
    [{ sumAssured: 244_999_99 }, 'taxed-resident', 4_000_00],
    [{ issueDate: '2003-03-31' }, 'tax-free', 0],
    [{ issueDate: '2012-03-31', sumAssured: 122_500_00 }, 'tax-free', 0],
    [{ issueDate: '2023-04-01', sumAssured: 245_000_00, yearlyPremiums: 500_000_00 }, 'tax-free', 0],
    [{ issueDate: '2023-04-01', sumAssured: 245_000_00, yearlyPremiums: 500_000_01 }, 'taxed-resident', 4_000_00],
  ])('with %j: %s, %i paise', (change, because, amount) => {
    expect(payoutTax({ ...facts, ...change }, on)).toMatchObject({ because, tax: amount });
  });

  it('counts the premiums of all policies since 1 April 2023', () => {
    expect([hasPremiumLimit('2023-03-31'), hasPremiumLimit('2023-04-01')]).toEqual([false, true]);
  });
});

describe('a surrender', () => {
  const facts: SurrenderFacts = { ...policy, policyStatusCode: '1', hasOpenRequest: false, net: 85_750_00, today: on };
  it.each<[Partial<SurrenderFacts>, boolean, string]>([
    [{}, true, 'surrender-possible'],
    [{ policyStatusCode: '3' }, true, 'surrender-possible'],
    [{ policyStatusCode: 'S' }, false, 'policy-ended'],
    [{ policyStatusCode: 'D' }, false, 'policy-ended'],
    [{ maturityDate: on }, false, 'matured'],
    [{ maturityDate: '2026-11-23' }, true, 'surrender-possible'],
    [{ line: 'unit-linked' }, false, 'unit-linked-plan'],
    [{ line: 'annuity', policyStatusCode: 'A' }, false, 'annuity-in-payment'],
    [{ policyStatusCode: 'E' }, false, 'extended-cover'],
    [{ policyStatusCode: 'B' }, false, 'no-surrender-value'],
    [{ line: 'term' }, false, 'no-surrender-value'],
    [{ dueDate: '2020-12-05' }, false, 'no-surrender-value'],
    [{ hasOpenRequest: true }, false, 'payout-requested'],
    [{ net: 0 }, false, 'owed-more'],
    [{ net: 1 }, true, 'surrender-possible'],
    [{ net: null }, true, 'surrender-possible'],
  ])('with %j: %s, %s', (change, possible, because) => {
    expect(canSurrender({ ...facts, ...change })).toEqual({ possible, because });
  });
});

describe('the parts of a surrender', () => {
  // domain.md, section 15: "max(GSV, SSV) − loan − interest − tax"
  it('are the deductions, and the value without additions', () => {
    const loan = { principal: 50_000_00, rate: 950, interestFrom: '2026-05-21' } as const;
    const quote = surrenderQuote({ ...policy, loan }, tax, on);
    expect(surrenderDeductions({ ...quote, tax: quote.tax.tax })).toBe(quote.gross - quote.net);
    expect(surrenderDeductions({ loan: 50_000_00, interest: 2_407_53, tax: 1_000_00 })).toBe(53_407_53);
    expect(surrenderWithoutAdditions({ gross: 117_548_67, additions: 26_082_00 })).toBe(91_466_67);
  });

  it('include the lost maturity value: sum assured plus bonuses so far', () => {
    expect(maturityValue(policy)).toBe(402_500_00);
    expect(maturityValue({ sumAssured: 350_000_00 })).toBe(350_000_00);
  });
});
