import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { checkLoanPayment } from './check-loan-payment.ts';
import { type Loan, loanBalance } from './loan-balance.ts';
import { loanCeiling } from './loan-ceiling.ts';

const loan: Loan = { principal: 15_000_000, rate: 950, interestFrom: '2026-05-21' };

describe('the balance of a loan', () => {
  it.each([
    ['2026-05-21', 0],
    ['2026-05-20', 0],
    ['2026-05-22', 3904],
    // domain.md, section 2: ₹1,50,000.00 at 9.50 %, simple, 182 days
    ['2026-11-19', 710_548],
    ['2026-11-21', 718_356],
    ['2027-05-21', 1_425_000],
  ] as const)('on %s has %i paise of simple interest', (on, interest) => {
    expect(loanBalance(loan, on)).toEqual({ principal: 15_000_000, interest, joined: 0, total: 15_000_000 + interest });
  });
});

describe('a loan payment', () => {
  const today = '2026-11-21';
  const interest = 718_356;

  it.each([
    [interest - 1, false, 'below-interest', 0, 0],
    [interest, true, 'accepted', interest, 0],
    [5_000_000, true, 'accepted', interest, 5_000_000 - interest],
    [15_000_000 + interest, true, 'accepted', interest, 15_000_000],
    [15_000_001 + interest, false, 'above-balance', 0, 0],
  ] as const)('of %i paise is accepted: %s, %s', (amount, accepted, because, ofInterest, principal) => {
    expect(checkLoanPayment(loan, amount, today)).toEqual({ accepted, because, interest: ofInterest, principal });
  });

  it.each([0, -1])('of %i paise is rejected, even on a day without interest', (amount) => {
    expect(checkLoanPayment(loan, amount, loan.interestFrom).because).toBe('no-amount');
  });

  it('is rejected if there is no loan', () => {
    expect(checkLoanPayment(null, 100_000, today).because).toBe('no-loan');
  });
});

/** domain.md, section 2: ₹1,50,000.00 at 9.50 %, drawn on 10-01-2025, half-yearly rest. */
const resting: Loan = { principal: 15_000_000, rate: 950, interestFrom: '2025-01-10', restsFrom: '2025-01-10' };

describe('the balance of a loan with half-yearly rests', () => {
  it.each([
    ['2025-01-10', 15_000_000, 0],
    ['2025-07-10', 15_000_000, 712_500],
    ['2025-07-11', 15_712_500, 4_090],
    ['2026-01-10', 15_712_500, 746_344],
    ['2026-01-11', 16_458_844, 4_284],
    ['2026-07-10', 16_458_844, 781_795],
    ['2026-11-22', 17_240_639, 605_784],
  ] as const)('on %s has a principal of %i and %i paise of interest', (on, principal, interest) => {
    const joined = principal - resting.principal;
    expect(loanBalance(resting, on)).toEqual({ principal, interest, joined, total: principal + interest });
  });

  it('is ₹1,78,464.23 where simple interest would be ₹26,586.99', () => {
    expect(loanBalance(resting, '2026-11-22').total).toBe(17_846_423);
    expect(loanBalance({ ...resting, restsFrom: null }, '2026-11-22').interest).toBe(2_658_699);
  });

  it('counts the rest of a half-year by days after a payment within it', () => {
    // 41 days from 30-05-2025 to the end of the half-year
    const paid: Loan = { ...resting, interestFrom: '2025-05-30' };
    expect(loanBalance(paid, '2025-07-10').interest).toBe(160_068);
    expect(loanBalance(paid, '2025-07-11').principal).toBe(15_160_068);
  });

  it('never falls by itself, and is 0 after a full payment', () => {
    const loans = fc.record({
      principal: fc.integer({ min: 1, max: 1_000_000_000 }),
      rate: fc.integer({ min: 0, max: 2_000 }),
      paidAfter: fc.integer({ min: 0, max: 800 }),
      days: fc.integer({ min: 0, max: 3_000 }),
      rests: fc.boolean(),
    });
    fc.assert(
      fc.property(loans, ({ principal, rate, paidAfter, days, rests }) => {
        const interestFrom = addCalendarDays('2024-08-31', paidAfter);
        const one: Loan = { principal, rate, interestFrom, restsFrom: rests ? '2024-08-31' : null };
        const on = addCalendarDays(interestFrom, days);
        const { total, interest, principal: owed } = loanBalance(one, on);
        expect(loanBalance(one, addCalendarDays(on, 1)).total).toBeGreaterThanOrEqual(total);
        expect(total).toBe(owed + interest);
        expect(checkLoanPayment(one, total, on)).toMatchObject({ accepted: true, interest, principal: owed });
      }),
    );
  });
});

describe('a loan and the surrender value', () => {
  // domain.md, section 2: ₹1,80,000 drawn on 10-01-2025 against a constant ₹2,00,000.00, warned of at 95 %
  const large: Loan = { ...resting, principal: 18_000_000 };

  it('says from when it is close, and when it exceeds it', () => {
    expect(loanCeiling(large, 20_000_000, '2025-01-10')).toEqual({
      because: 'below-value',
      warnOn: '2025-08-09',
      exceedsOn: '2026-02-28',
    });
    expect(loanBalance(large, '2026-02-28').total).toBe(20_002_501);
    expect(loanBalance(large, '2025-08-08').total).toBeLessThan(19_000_000);
    expect(loanBalance(large, '2025-08-09').total).toBeGreaterThanOrEqual(19_000_000);
  });

  it.each([
    ['2025-08-08', 'below-value'],
    ['2025-08-09', 'close-to-value'],
    ['2026-02-27', 'close-to-value'],
    ['2026-02-28', 'value-exceeded'],
  ] as const)('on %s is %s', (today, because) => {
    expect(loanCeiling(large, 20_000_000, today).because).toBe(because);
  });

  it('gives no warning without a value, and no day without interest', () => {
    expect(loanCeiling(large, 0, '2025-01-10')).toEqual({ because: 'no-value', warnOn: null, exceedsOn: null });
    expect(loanCeiling({ ...large, rate: 0 }, 20_000_000, '2025-01-10').exceedsOn).toBeNull();
  });
});
