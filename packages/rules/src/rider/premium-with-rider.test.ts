import { describe, expect, it } from 'vitest';
import { premiumWithoutRiders, premiumWithRider, ridersOfKindCost } from './premium-with-rider.ts';
import { riderRateOn } from './rider-premium.ts';

const quarterly = { numerator: 26, denominator: 100 };
const riders = [
  { kind: 'other', yearlyPremium: 350_00, modalPremium: 91_00 },
  { kind: 'health', yearlyPremium: 2_100_00, modalPremium: 546_00 },
  // taken apart from the premium of the policy
  { kind: 'other', yearlyPremium: null, modalPremium: 26_00 },
] as const;

describe('the premium of a policy with riders', () => {
  // domain.md, section 9: "base ₹24,500", "ADB ₹3,50,000 at ₹1.00 per thousand = ₹350.00 yearly"; section 7: 26 % a quarter
  it('includes the premium of a new rider', () => {
    expect(premiumWithRider(24_500_00, 350_00, quarterly)).toEqual({ yearly: 24_850_00, modal: 6_461_00 });
  });

  it('can be stated without them', () => {
    expect(premiumWithoutRiders(26_950_00, riders)).toBe(24_500_00);
    expect(premiumWithoutRiders(24_500_00, [])).toBe(24_500_00);
  });

  it.each([
    ['other', 450_00],
    ['health', 2_100_00],
  ] as const)('has those of the kind %s for %i paise a year', (kind, cost) => {
    expect(ridersOfKindCost(riders, kind, quarterly)).toBe(cost);
  });
});

describe('the rate of a rider', () => {
  const rates = [
    { from: 18, to: 40, perThousand: 1_00 },
    { from: 41, to: 60, perThousand: 1_50 },
  ];
  it.each([
    ['1986-12-02', 1_00],
    ['1985-12-01', 1_50],
    ['1965-12-02', 1_50],
    ['1965-12-01', null],
    ['2009-12-01', null],
    [null, null],
  ] as const)('born on %s, beginning on 2026-12-01: %s', (birthDate, rate) => {
    expect(riderRateOn(rates, birthDate, '2026-12-01')).toBe(rate);
  });
});
