import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkRiderSum } from './check-rider-sum.ts';
import { type RiderPolicy, type RiderTerms, riderOffer } from './rider-offer.ts';
import { riderCapOf, riderPremiumOf } from './rider-premium.ts';

const TODAY = '2026-12-01';

describe('a premium of a rider', () => {
  // "ADB ₹3,50,000 at ₹1.00 per thousand = ₹350.00 yearly"
  it.each([
    [3_50_000_00, 1_00, 350_00],
    [3_50_000_00, 6_00, 2_100_00],
    [1_00_001_00, 33, 33_00],
    [1_01_515_15, 33, 33_50],
  ])('for %i paise at %i a thousand is %i', (sum, perThousand, premium) => {
    expect(riderPremiumOf(sum, perThousand)).toBe(premium);
  });

  // "base ₹24,500 → health riders up to ₹24,500.00, others up to ₹7,350.00"
  it('is capped by its kind', () => {
    expect(riderCapOf(24_500_00, 'health', TODAY)).toBe(24_500_00);
    expect(riderCapOf(24_500_00, 'other', TODAY)).toBe(7_350_00);
  });
});

describe('a rider', () => {
  const rider: RiderTerms = {
    kind: 'other',
    entryFrom: 18,
    entryTo: 60,
    endsAtAge: 70,
    minimum: 1_00_000_00,
    maximum: 50_00_000_00,
    step: 50_000_00,
    perThousand: 1_00,
  };
  const policy: RiderPolicy = {
    startsOn: TODAY,
    birthDate: '1985-06-01',
    maturityDate: '2039-12-01',
    sumAssured: 3_50_000_00,
    basePremium: 24_500_00,
    sameKindPremium: 0,
    hasRider: false,
  };

  it.each<[Partial<RiderTerms & RiderPolicy>, string, number]>([
    [{}, 'rider-offered', 3_50_000_00],
    [{ hasRider: true }, 'has-rider', 0],
    [{ birthDate: null }, 'age-unknown', 0],
    [{ birthDate: '2008-12-02' }, 'too-young', 0],
    [{ birthDate: '2008-12-01' }, 'rider-offered', 3_50_000_00], // 18
    [{ birthDate: '1965-12-02' }, 'rider-offered', 3_50_000_00], // 60
    [{ birthDate: '1965-12-01' }, 'too-old', 0],
    [{ perThousand: null }, 'too-old', 0],
    [{ maturityDate: '2027-11-30' }, 'term-too-short', 0],
    [{ maturityDate: '2027-12-01' }, 'rider-offered', 3_50_000_00],
    [{ sumAssured: 99_999_00 }, 'cap-used', 0],
    [{ sameKindPremium: 7_350_00 }, 'cap-used', 0],
    [{ sameKindPremium: 7_200_00 }, 'rider-offered', 1_50_000_00], // ₹150.00 is left
    [{ sameKindPremium: 7_200_01 }, 'rider-offered', 1_00_000_00],
    [{ maximum: 2_20_000_00 }, 'rider-offered', 2_00_000_00],
    [{ sumAssured: 10_00_00_000_00 }, 'rider-offered', 50_00_000_00],
  ])('with %j: %s', (change, because, maximum) => {
    const facts = { ...rider, ...policy, ...change };
    expect(riderOffer(facts, facts)).toMatchObject({ because, maximum });
  });

  it.each([
    ['2039-12-01', '1985-06-01', 13],
    ['2066-12-01', '1985-06-01', 29], // to the age of 70
    [null, '1985-06-01', 29],
    ['2040-11-30', '1985-06-01', 13],
  ] as const)('of a policy to %s lasts no longer than it', (maturityDate, birthDate, term) => {
    expect(riderOffer(rider, { ...policy, maturityDate, birthDate }).term).toBe(term);
  });

  it('never costs more than its cap, and one more step would', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), fc.integer({ min: 1, max: 5_000 }), (basePremium, perThousand) => {
        const { offered, maximum } = riderOffer(
          { ...rider, perThousand },
          { ...policy, basePremium, sumAssured: 1e12 },
        );
        const cap = riderCapOf(basePremium, 'other', TODAY);
        if (offered) expect(riderPremiumOf(maximum, perThousand)).toBeLessThanOrEqual(cap);
        if (offered && maximum < rider.maximum)
          expect(riderPremiumOf(maximum + rider.step, perThousand)).toBeGreaterThan(cap);
      }),
    );
  });
});

describe('a sum assured', () => {
  const sums = { minimum: 1_00_000_00, maximum: 3_50_000_00, step: 50_000_00 };
  it.each([
    [99_999_99, false, 'below-least-sum'],
    [1_00_000_00, true, 'sum-accepted'],
    [1_00_000_01, false, 'not-a-step'],
    [1_25_000_00, false, 'not-a-step'],
    [3_50_000_00, true, 'sum-accepted'],
    [3_50_000_01, false, 'above-most-sum'],
    [4_00_000_00, false, 'above-most-sum'],
  ] as const)('of %i paise: %s', (sum, accepted, because) => {
    expect(checkRiderSum(sum, sums)).toEqual({ accepted, because });
  });
});
