import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { PAYOUT_KINDS, payoutPromisedOn } from './payout-promise.ts';
import { penalInterest } from './penal-interest.ts';

const surrender = {
  amount: 91_466_67,
  countsFrom: '2026-10-01',
  promisedOn: '2026-10-08',
  paidOn: '2026-11-22',
} as const;

describe('penal interest', () => {
  // domain: "surrender of ₹91,466.67, papers complete 01-10-2026, paid 22-11-2026 = 52 days at 7.50 % → ₹977.32"
  it('for a late surrender counts from the last paper to the day of payment', () => {
    expect(penalInterest(surrender)).toEqual({ interest: 977_32, annualRate: 750, days: 52 });
  });

  // domain: "Death claim ₹10,00,000, 40 days late count → ₹8,219.18"
  it('on ten lakh for 40 days is ₹8,219.18', () => {
    const claim = { ...surrender, amount: 10_00_000_00, paidOn: addCalendarDays('2026-10-01', 40) };
    expect(penalInterest(claim).interest).toBe(8_219_18);
  });

  // domain: "FY 2024-25 8.75 %; 2025-26 8.50 %; 2026-27 7.50 %"
  it.each([
    ['2024-10-08', 875],
    ['2025-03-31', 875],
    ['2025-04-01', 850],
    ['2026-03-31', 850],
    ['2026-04-01', 750],
  ] as const)('of what was promised for %s is at %i basis points', (promisedOn, annualRate) => {
    const late = { amount: 100, countsFrom: addCalendarDays(promisedOn, -7), promisedOn };
    expect(penalInterest({ ...late, paidOn: addCalendarDays(promisedOn, 400) }).annualRate).toBe(annualRate);
  });

  it.each([
    ['2026-10-08', 0],
    ['2026-10-09', 8],
  ] as const)('on %s counts %i days', (paidOn, days) => {
    expect(penalInterest({ ...surrender, paidOn })).toMatchObject({ days });
  });

  it('never falls from day to day, and never exceeds its yearly rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.nat(900), fc.nat(60), (amount, days, more) => {
        const on = (n: number) => penalInterest({ ...surrender, amount, paidOn: addCalendarDays('2026-10-01', n) });
        const { interest } = on(days);
        expect(on(days + more).interest).toBeGreaterThanOrEqual(interest);
        expect(interest).toBeLessThanOrEqual(Math.ceil((amount * 0.075 * days) / 365));
      }),
    );
  });
});

describe('the promised day of a payout', () => {
  it.each(PAYOUT_KINDS)('of %s', (kind) => {
    const benefit = kind === 'maturity' || kind === 'survival-benefit' || kind === 'annuity';
    expect(payoutPromisedOn(kind, '2026-12-28')).toBe(benefit ? '2026-12-28' : '2027-01-04');
  });
});
