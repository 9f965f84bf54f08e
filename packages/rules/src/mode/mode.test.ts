import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canChangePremium, type PremiumChangeFacts } from './can-change-premium.ts';
import { modeOffer, type PlanMode } from './mode-offer.ts';
import { modalPremiumOf, yearlyPremiumOf, yearlyTotalOf } from './mode-premium.ts';
import { nextAnniversary, nextAnniversaryAfter, premiumChangeBookedOn } from './next-anniversary.ts';

const HALF_YEARLY = { numerator: 51, denominator: 100 };
const QUARTERLY = { numerator: 26, denominator: 100 };
const MONTHLY = { numerator: 875, denominator: 10_000 };

describe('a premium by mode', () => {
  // "₹24,500.00 yearly → ₹12,495.00 (₹24,990.00 a year), ₹6,370.00 (₹25,480.00), ₹2,143.75 (₹25,725.00)"
  it.each([
    ['half-yearly', HALF_YEARLY, 12_495_00, 24_990_00],
    ['quarterly', QUARTERLY, 6_370_00, 25_480_00],
    ['monthly', MONTHLY, 2_143_75, 25_725_00],
    ['single', { numerator: 1, denominator: 1 }, 24_500_00, 0],
  ] as const)('of ₹24,500 yearly, %s', (mode, factor, modal, total) => {
    expect(modalPremiumOf(24_500_00, factor)).toBe(modal);
    expect(yearlyTotalOf(modal, mode)).toBe(total);
  });

  // "Monthly ₹4,450.00 → yearly ₹50,857.14 → quarterly ₹13,222.86."
  it('converts monthly to quarterly through the yearly premium', () => {
    const yearly = yearlyPremiumOf(4_450_00, MONTHLY);
    expect(yearly).toBe(50_857_14);
    expect(modalPremiumOf(yearly, QUARTERLY)).toBe(13_222_86);
  });

  it('without a loading stays within the rounding of one premium', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e10 }), (yearly) => {
        const total = yearlyTotalOf(modalPremiumOf(yearly, { numerator: 1, denominator: 12 }), 'monthly');
        expect(Math.abs(total - yearly)).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('a mode that a plan offers', () => {
  const monthly: PlanMode = { ...MONTHLY, premiumMode: 'monthly', minimum: 1_000_00, needsMandate: true };
  const firstDue = '2026-12-01';

  it.each([
    [24_500_00, true, true, 'mode-offered'],
    [24_500_00, false, false, 'needs-mandate'],
    [11_428_57, true, true, 'mode-offered'], // ₹1,000.00 a month
    [11_428_50, true, false, 'below-minimum'], // ₹999.99
    [11_428_50, false, false, 'below-minimum'],
  ] as const)('at %i paise a year, paid by auto-debit: %s', (yearly, hasMandate, offered, because) => {
    expect(modeOffer(yearly, monthly, { hasMandate, firstDue })).toMatchObject({ offered, because });
  });

  // "change of grace (30 → 15)"
  it.each([
    ['monthly', 15],
    ['quarterly', 30],
  ] as const)('has its grace period: %s, %i days', (premiumMode, graceDays) => {
    const offer = modeOffer(24_500_00, { ...monthly, premiumMode }, { hasMandate: true, firstDue });
    expect(offer.graceDays).toBe(graceDays);
  });
});

describe('a change of the premium', () => {
  const facts: PremiumChangeFacts = {
    premiumMode: 'quarterly',
    issueDate: '2020-12-05',
    premiumTerm: 15,
    dueDate: '2026-12-05',
    policyStatusCode: '1',
    isRestricted: false,
    isPaymentInProcess: false,
    hasOtherChange: false,
    today: '2026-11-22',
  };

  it.each<[Partial<PremiumChangeFacts>, boolean, string]>([
    [{}, true, 'change-possible'],
    [{ policyStatusCode: '4' }, false, 'lapsed'],
    [{ policyStatusCode: '2', dueDate: null }, false, 'not-in-force'],
    [{ premiumMode: 'single', policyStatusCode: 'A', dueDate: null }, false, 'single-premium'],
    [{ dueDate: null }, false, 'all-paid'],
    [{ isRestricted: true }, false, 'restricted'],
    [{ today: '2026-12-04' }, true, 'change-possible'],
    [{ today: '2026-12-05' }, false, 'premium-due'],
    [{ isPaymentInProcess: true }, false, 'payment-in-process'],
    [{ hasOtherChange: true }, false, 'other-change'],
    [{ premiumTerm: 6 }, false, 'last-year'],
    [{ premiumTerm: 7 }, true, 'change-possible'],
  ])('with %j: %s', (change, possible, because) => {
    expect(canChangePremium({ ...facts, ...change })).toEqual({ possible, because });
  });

  it.each([
    ['2026-12-05', '2026-12-05'],
    ['2027-03-05', '2027-12-05'],
    ['2027-12-05', '2027-12-05'],
    ['2034-12-05', '2034-12-05'],
    ['2035-03-05', null],
  ] as const)('with %s unpaid takes effect on %s', (dueDate, on) => {
    expect(nextAnniversary({ ...facts, dueDate })).toBe(on);
  });

  it.each([
    ['2026-12-05', '2026-11-22', '2026-12-05'],
    ['2026-12-05', '2026-12-04', '2026-12-05'],
    ['2026-12-05', '2026-12-05', '2027-12-05'],
    ['2026-12-05', '2026-12-20', '2027-12-05'],
    [null, '2026-12-20', null],
  ] as const)('with %s unpaid, decided on %s, takes effect on %s', (dueDate, day, on) => {
    expect(nextAnniversaryAfter({ ...facts, dueDate }, day)).toBe(on);
  });

  it('takes effect at the end of February for a policy of 29 February', () => {
    expect(nextAnniversary({ issueDate: '2024-02-29', premiumTerm: 9, dueDate: '2026-11-29' })).toBe('2027-02-28');
  });

  it.each([
    ['2026-12-05', '2026-11-05'], // 30 days, and a month
    ['2027-01-31', '2026-12-31'], // a month is 31 days
    ['2027-03-15', '2027-02-13'], // a month is 28 days
  ] as const)(
    'that takes effect on %s is booked on %s, when its first premium can be paid or is announced',
    (on, booked) => {
      expect(premiumChangeBookedOn(on)).toBe(booked);
    },
  );
});
